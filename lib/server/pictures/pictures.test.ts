import { UNUSED_PICTURE_DAYS } from '@/data/retention';
import type { Database } from '@/lib/server/store/schema';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import { type MadePicture, makePicture } from './makePicture';
import { findPicture, findPictureFile, removeUnusedPictures, savePicture } from './pictures';
import { sampleJpeg } from './samplePictures';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = Date.UTC(2025, 5, 1);
const after = (days: number): number => START + days * DAY_MS;

eachStoreIfLong('pictures of campaigns', (open) => {
  let db: Database;
  let picture: MadePicture;
  beforeAll(async () => {
    ({ db } = await open());
    picture = await makePicture(await sampleJpeg({ width: 1000, height: 700 }));
  });
  beforeEach(async () => {
    await db.deleteFrom('campaign_pictures').execute();
    await savePicture(db, picture, START);
  });

  const isThere = async (): Promise<boolean> => (await findPicture(db, picture.id)) !== null;

  it('are given back byte for byte', async () => {
    expect(await findPicture(db, picture.id)).toEqual({ id: picture.id, width: 800, height: 560 });
    for (const { width, bytes } of picture.files) {
      expect(await findPictureFile(db, picture.id, width)).toEqual(bytes);
    }
    expect(await findPictureFile(db, picture.id, 1200)).toBeNull();
    expect(await findPictureFile(db, 'f'.repeat(32), 480)).toBeNull();
  });

  it('stand once, however often they are sent', async () => {
    await savePicture(db, picture, after(1));
    const rows = await db.selectFrom('campaign_pictures').select('width').execute();
    expect(rows).toHaveLength(picture.files.length);
  });

  it('stay as long as a campaign shows them', async () => {
    for (const day of [1, 100, 400]) {
      expect(await removeUnusedPictures(db, [picture.id], after(day))).toBe(0);
    }
    expect(await isThere()).toBe(true);
  });

  it('go thirty days after nobody has used them, and no sooner', async () => {
    expect(await removeUnusedPictures(db, [], after(UNUSED_PICTURE_DAYS))).toBe(0);
    expect(await removeUnusedPictures(db, [], after(UNUSED_PICTURE_DAYS) + 1)).toBe(1);
    expect(await isThere()).toBe(false);
  });

  it('begin their thirty days when the last campaign lets them go, and anew with each use', async () => {
    await removeUnusedPictures(db, [picture.id], after(29));
    await removeUnusedPictures(db, [], after(40));
    expect(await removeUnusedPictures(db, [], after(69))).toBe(0);
    await removeUnusedPictures(db, [picture.id], after(69.5));
    await removeUnusedPictures(db, [], after(70));
    await savePicture(db, picture, after(99));
    expect(await removeUnusedPictures(db, [], after(101))).toBe(0);
    expect(await removeUnusedPictures(db, [], after(130))).toBe(1);
  });
});
