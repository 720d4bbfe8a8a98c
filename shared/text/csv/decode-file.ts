/** The encoding of a text file. */
export type FileEncoding = 'UTF-8' | 'UTF-16' | 'Windows-1252';

/**
 * Reads a text file as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, or Windows-1252. `fault` is a
 * sentence that says why a file is not text.
 */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: FileEncoding } | { fault: string } {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) {
    return { text: new TextDecoder('utf-16le').decode(bytes), encoding: 'UTF-16' };
  }
  if (first === 0xfe && second === 0xff) {
    return { text: new TextDecoder('utf-16be').decode(bytes), encoding: 'UTF-16' };
  }
  if (bytes.includes(0)) {
    return { fault: 'We can’t read this file. Save it as “CSV UTF-8” and try again.' };
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    // A file that is not UTF-8 comes from a spreadsheet on Western Windows, whose encoding leaves five bytes
    // undefined.
    if (bytes.some((byte) => [0x81, 0x8d, 0x8f, 0x90, 0x9d].includes(byte))) {
      return { fault: 'This file is in an encoding other than UTF-8. Save it as “CSV UTF-8” and try again.' };
    }
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}
