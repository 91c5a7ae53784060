import sharp from 'sharp';

/** A file that a camera could have made, for a field that takes pictures: 1,600 by 1,000 px of JPEG. */
export const photograph = async (): Promise<{
  name: string;
  mimeType: string;
  buffer: Buffer;
}> => ({
  name: 'potters-wheel.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 1600, height: 1000, channels: 3, background: '#b4643c' },
  })
    .jpeg()
    .toBuffer(),
});
