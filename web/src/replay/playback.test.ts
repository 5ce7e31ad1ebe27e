import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Playback } from './playback.svelte';

let shown: number[];
const playback = (length: number, index = 0, pause: (index: number) => number = () => 0): Playback =>
  new Playback(length, index, pause, (next) => shown.push(next));

beforeEach(() => {
  shown = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

describe('a replay', () => {
  it('shows only stops that there are', () => {
    const film = playback(5, 99);
    expect(film.index).toBe(4);
    film.go(-3);
    expect(film.index).toBe(0);
    film.go(0);
    expect(shown).toEqual([0]);
  });

  it('plays to its end and halts there', () => {
    const film = playback(3);
    film.play();
    vi.advanceTimersByTime(1600);
    expect([film.index, film.isPlaying]).toEqual([1, true]);
    vi.advanceTimersByTime(1600);
    expect([film.index, film.isPlaying]).toEqual([2, false]);
    vi.advanceTimersByTime(10_000);
    expect(shown).toEqual([1, 2]);
  });

  it('begins again from its end', () => {
    const film = playback(3, 2);
    film.play();
    expect([film.index, film.isPlaying]).toEqual([0, true]);
  });

  it('pauses where it is', () => {
    const film = playback(9);
    film.play();
    vi.advanceTimersByTime(1700);
    film.stop();
    vi.advanceTimersByTime(10_000);
    expect([film.index, film.isPlaying]).toEqual([1, false]);
  });

  it('goes faster at once', () => {
    const film = playback(9);
    film.play();
    film.setSpeed(4);
    vi.advanceTimersByTime(1600);
    expect(film.index).toBe(4);
  });

  it('lets what happens be seen, however fast it is', () => {
    const film = playback(9, 0, (index) => (index === 1 ? 1300 : 0));
    film.setSpeed(4);
    film.play();
    vi.advanceTimersByTime(400 + 1200);
    expect(film.index).toBe(1);
    vi.advanceTimersByTime(100);
    expect(film.index).toBe(2);
  });

  it('goes on playing from where somebody puts it', () => {
    const film = playback(9);
    film.play();
    vi.advanceTimersByTime(1500);
    film.go(5);
    vi.advanceTimersByTime(1500);
    expect(film.index).toBe(5);
    vi.advanceTimersByTime(100);
    expect(film.index).toBe(6);
  });
});
