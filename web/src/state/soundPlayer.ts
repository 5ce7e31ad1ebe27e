// Six short sounds, made of oscillators and noise; there are no files.
import type { Sound } from './sound';

type Instrument = (context: AudioContext, out: AudioNode, at: number) => void;

const loudness = 0.2; // gentle: nobody asked for it
const patience = 200; // ms until a browser that allows no sound yet is left in peace

// A level that rises at once and dies away.
function envelope(context: AudioContext, out: AudioNode, at: number, peak: number, length: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(peak, at + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
  gain.connect(out);
  return gain;
}

function tone(type: OscillatorType, from: number, to: number, peak: number, length: number): Instrument {
  return (context, out, at) => {
    const oscillator = context.createOscillator();
    oscillator.type = type;
    oscillator.frequency.setValueAtTime(from, at);
    oscillator.frequency.exponentialRampToValueAtTime(to, at + length);
    oscillator.connect(envelope(context, out, at, peak, length));
    oscillator.start(at);
    oscillator.stop(at + length);
  };
}

function noise(context: AudioContext, length: number): AudioBufferSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}

// Noise through a filter that wanders: a swish when it is short and high, a wave when it is long and low.
function wash(filter: BiquadFilterType, from: number, to: number, peak: number, length: number): Instrument {
  return (context, out, at) => {
    const source = noise(context, length);
    const sieve = context.createBiquadFilter();
    sieve.type = filter;
    sieve.frequency.setValueAtTime(from, at);
    sieve.frequency.exponentialRampToValueAtTime(to, at + length);
    source.connect(sieve).connect(envelope(context, out, at, peak, length));
    source.start(at);
  };
}

const together =
  (...parts: [delay: number, instrument: Instrument][]): Instrument =>
  (context, out, at) =>
    parts.forEach(([delay, instrument]) => instrument(context, out, at + delay));

const bell = (pitch: number): Instrument =>
  together(
    [0, tone('sine', pitch, pitch, 0.5, 1.1)],
    [0, tone('sine', pitch * 2.76, pitch * 2.76, 0.12, 0.5)],
  );

const instruments: Record<Sound, { play: Instrument; length: number }> = {
  card: { play: wash('bandpass', 2600, 900, 0.5, 0.14), length: 0.1 },
  piece: {
    play: together([0, tone('triangle', 320, 150, 0.5, 0.12)], [0, wash('lowpass', 1400, 500, 0.25, 0.06)]),
    length: 0.1,
  },
  ship: { play: wash('lowpass', 1200, 400, 0.5, 0.4), length: 0.2 },
  wave: {
    play: together([0, wash('lowpass', 900, 110, 0.9, 1.4)], [0.1, tone('sine', 90, 42, 0.5, 1.2)]),
    length: 0.5,
  },
  turn: { play: together([0, bell(660)], [0.16, bell(880)]), length: 0.3 },
  over: {
    play: together([0, bell(523)], [0.18, bell(659)], [0.36, bell(784)], [0.54, bell(1047)]),
    length: 0.8,
  },
};

let context: AudioContext | null = null;
const isRunning = (audio: AudioContext): boolean => audio.state === 'running';

// Before the first click of a page browsers keep silent; a sound that comes late would be worse than none.
async function running(): Promise<AudioContext | null> {
  context ??= new AudioContext();
  if (isRunning(context)) return context;
  await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, patience))]);
  return isRunning(context) ? context : null;
}

export async function play(due: readonly Sound[]): Promise<void> {
  const audio = await running();
  if (!audio) return;
  const out = audio.createGain();
  out.gain.value = loudness;
  out.connect(audio.destination);
  let at = audio.currentTime + 0.02;
  for (const sound of due) {
    instruments[sound].play(audio, out, at);
    at += instruments[sound].length;
  }
}
