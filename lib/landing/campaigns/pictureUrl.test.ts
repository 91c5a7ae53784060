import { parsePictureName, pictureSources, pictureUrl } from './pictureUrl';

const ID = '0123456789abcdef'.repeat(2);

it('reads back what it has written', () => {
  const name = pictureUrl(ID, 800).replace('/pictures/campaigns/', '');
  expect(parsePictureName(name)).toEqual({ id: ID, width: 800 });
});

it.each([
  '',
  `${ID}-801.webp`,
  `${ID}-800.png`,
  `${ID.toUpperCase()}-800.webp`,
  `${ID}-0800.webp`,
  `../${ID}-800.webp`,
  `${ID}-800.webp\n`,
])('knows no file called %j', (name) => {
  expect(parsePictureName(name)).toBeNull();
});

it('offers a browser the files that there are', () => {
  expect(pictureSources(ID, 800)).toBe(
    `/pictures/campaigns/${ID}-480.webp 480w, /pictures/campaigns/${ID}-800.webp 800w`,
  );
  expect(pictureSources(ID, 1200, 800)).not.toContain('1200');
  expect(pictureSources(ID, 1200)).toContain('1200w');
});
