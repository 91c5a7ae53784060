import { PICTURE_BYTES, PICTURE_WIDTHS } from '@/data/campaigns/campaignPicture';
import { makePicture } from './makePicture';
import { sampleNoise } from './samplePictures';

// Noise is the heaviest picture there is: each width is made again and again until it is light enough.
jest.setTimeout(60_000);

it('holds a phone’s file to 60 kB for noise, too', async () => {
  const { files } = await makePicture(await sampleNoise({ width: 1200, height: 2400 }));
  const weights = files.map(({ width, bytes }) => [width, bytes.length <= PICTURE_BYTES[width]]);
  expect(weights).toEqual(PICTURE_WIDTHS.map((width) => [width, true]));
});
