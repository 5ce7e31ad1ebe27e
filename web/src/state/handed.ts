// A record from a file that goes along to another screen: it has no address.
let handed: string | null = null;

export const hand = (record: string): void => void (handed = record);

/** Once: who comes back later opens the file again. */
export function taken(): string | null {
  const record = handed;
  handed = null;
  return record;
}
