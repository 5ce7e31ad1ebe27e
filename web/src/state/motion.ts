// How long the theme takes for a motion, in milliseconds: nothing where motion is not wanted, or nobody looks.
export function motionTime(name: '--move' | '--sink'): number {
  if (document.visibilityState !== 'visible') return 0;
  const text = getComputedStyle(document.documentElement).getPropertyValue(name);
  return text.trim().endsWith('ms') ? parseFloat(text) : parseFloat(text) * 1000 || 0;
}
