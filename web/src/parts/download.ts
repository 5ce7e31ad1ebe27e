// A text as a file for the player to keep.

// What no file system minds, and not too long for any.
const forbidden = '\\/:*?"<>|';
export function fileNameOf(words: string, ending: string): string {
  const kept = [...words].filter((letter) => !forbidden.includes(letter) && letter >= ' ').join('');
  const name = kept
    .replace(/\s+/g, ' ')
    .slice(0, 120)
    .replace(/^[ .]+|[ .,]+$/g, '');
  return `${name || 'Springtide'}.${ending}`;
}

export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  link.download = name;
  link.click();
  // A browser may still be reading when the click returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
