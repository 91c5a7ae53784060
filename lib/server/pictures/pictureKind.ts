/** What a file is, by how it begins; null: nothing that we take. Its name and its sender's word count for nothing. */
export const pictureKind = (bytes: Buffer): PictureKind | null => {
  if (beginsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpeg';
  if (beginsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png';
  if (textAt(bytes, 0) === 'RIFF' && textAt(bytes, 8) === 'WEBP') return 'webp';
  return textAt(bytes, 4) === 'ftyp' ? brandKind(bytes) : null;
};

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

const beginsWith = (bytes: Buffer, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

const textAt = (bytes: Buffer, at: number): string => bytes.toString('latin1', at, at + 4);

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx'];
const LONGEST_BRANDS = 64;

// AVIF and an iPhone's pictures have the same wrapping, which begins with a list of what is in it.
const brandKind = (bytes: Buffer): PictureKind | null => {
  const end = Math.min(bytes.readUInt32BE(0), LONGEST_BRANDS, bytes.length);
  const brands: string[] = [];
  for (let at = 8; at + 4 <= end; at += 4) brands.push(textAt(bytes, at));
  if (brands.includes('avif')) return 'avif';
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? 'heic' : null;
};
