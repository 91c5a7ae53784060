import { Secret, TOTP } from 'otpauth';
import type { Database } from '@/lib/server/store/schema';
import { eachStoreIfLong } from '@/lib/server/testing/stores';
import {
  countRecoveryCodes,
  findStep,
  forgetSecondFactor,
  renewRecoveryCodes,
  showSecondFactor,
  takeCode,
  takeRecoveryCode,
} from './secondFactor';
import { findStaff, saveStaff } from './staff';
import { beginStaffSession, findStaffSession } from './staffSession';

const ASHA = '9845012345';
const NOW = Date.parse('2026-11-27T04:00:00Z');
const STEP_MS = 30_000;

const addPerson = async (db: Database, mobile = ASHA): Promise<string> => {
  await saveStaff(db, mobile, { role: 'admissions', branches: [8] }, NOW);
  return (await findStaff(db, mobile))?.id ?? '';
};

/** A session of this person that wants the second factor. */
const half = (staffId: string, token = 'a token') => ({ staffId, token });

const codeOf = (secret: string, at: number): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });

/** RFC 6238, appendix B: the last six digits of what SHA-1 gives for this secret. */
it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('knows the code of the standard at second %p', (seconds, code) => {
  const secret = Secret.fromUTF8('12345678901234567890').base32;
  expect(findStep(secret, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

it.each(['', '28708', '2870820', 'abcdef', '２８７０８２'])('takes no %p for a code', (code) => {
  const secret = Secret.fromUTF8('12345678901234567890').base32;
  expect(findStep(secret, code, 59_000)).toBeNull();
});

eachStoreIfLong('the second factor', (open) => {
  it('is shown until a code of it was typed in, and never again', async () => {
    const { db } = await open();
    const id = await addPerson(db);
    const first = await showSecondFactor(db, half(id), '98…345');
    expect(first?.uri).toMatch(/^otpauth:\/\/totp\/.*secret=[A-Z2-7]{32}&/);
    expect(await showSecondFactor(db, half(id), '98…345')).toEqual(first);
    expect(await takeCode(db, half(id), codeOf(first?.secret ?? '', NOW), NOW)).toBe(true);
    expect(await findStaff(db, ASHA)).toMatchObject({ hasSecondFactor: true });
    expect(await showSecondFactor(db, half(id), '98…345')).toBeNull();
  });

  it('takes a code once, also where two send it at the same time', async () => {
    const { db } = await open();
    const id = await addPerson(db);
    const code = codeOf((await showSecondFactor(db, half(id), ''))?.secret ?? '', NOW);
    const taken = await Promise.all([1, 2, 3].map(() => takeCode(db, half(id), code, NOW)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await takeCode(db, half(id), code, NOW + STEP_MS)).toBe(false);
  });

  it('takes a clock that is half a minute off, and no code older than the last', async () => {
    const { db } = await open();
    const id = await addPerson(db);
    const secret = (await showSecondFactor(db, half(id), ''))?.secret ?? '';
    expect(await takeCode(db, half(id), codeOf(secret, NOW + 2 * STEP_MS), NOW)).toBe(false);
    expect(await takeCode(db, half(id), codeOf(secret, NOW + STEP_MS), NOW)).toBe(true);
    expect(await takeCode(db, half(id), codeOf(secret, NOW), NOW)).toBe(false);
  });

  it('is another one in each session: who saw that of a thief’s has not got the owner’s', async () => {
    const { db } = await open();
    const id = await addPerson(db);
    const seen = (await showSecondFactor(db, half(id, 'of a thief'), ''))?.secret ?? '';
    const own = (await showSecondFactor(db, half(id), ''))?.secret ?? '';
    expect(own).not.toBe(seen);
    expect(await takeCode(db, half(id), codeOf(seen, NOW), NOW)).toBe(false);
    expect(await takeCode(db, half(id), codeOf(own, NOW), NOW)).toBe(true);
    const later = NOW + 4 * STEP_MS;
    expect(await takeCode(db, half(id, 'of a thief'), codeOf(seen, later), later)).toBe(false);
  });

  it('takes nobody else’s code, and none before it was shown', async () => {
    const { db } = await open();
    const [id, other] = [await addPerson(db), await addPerson(db, '9845012346')];
    const code = codeOf((await showSecondFactor(db, half(other), ''))?.secret ?? '', NOW);
    expect(await takeCode(db, half(id), code, NOW)).toBe(false);
  });

  it('is stood in for by each recovery code once, as people type it', async () => {
    const { db } = await open();
    const id = await addPerson(db);
    const [first = '', second = ''] = await renewRecoveryCodes(db, id);
    expect(
      await takeRecoveryCode(db, id, ` ${first.toLowerCase().replaceAll('-', ' ')} `, NOW),
    ).toBe(true);
    expect(await takeRecoveryCode(db, id, first, NOW)).toBe(false);
    expect(await countRecoveryCodes(db, id)).toBe(9);
    await renewRecoveryCodes(db, id);
    expect(await takeRecoveryCode(db, id, second, NOW)).toBe(false);
    expect(await countRecoveryCodes(db, id)).toBe(10);
  });

  it('is not stood in for by the codes of somebody else', async () => {
    const { db } = await open();
    const [id, other] = [await addPerson(db), await addPerson(db, '9845012346')];
    const [code = ''] = await renewRecoveryCodes(db, other);
    expect(await takeRecoveryCode(db, id, code, NOW)).toBe(false);
    expect(await countRecoveryCodes(db, other)).toBe(10);
  });

  it('begins anew for whoever has lost it, and their sessions end', async () => {
    const { db } = await open();
    const id = await addPerson(db);
    const secret = (await showSecondFactor(db, half(id), ''))?.secret ?? '';
    await takeCode(db, half(id), codeOf(secret, NOW), NOW);
    await renewRecoveryCodes(db, id);
    const token = await beginStaffSession(db, id, NOW);
    await forgetSecondFactor(db, id);
    expect(await findStaffSession(db, token, NOW)).toBeNull();
    expect(await countRecoveryCodes(db, id)).toBe(0);
    expect((await showSecondFactor(db, half(id, 'the next one'), ''))?.secret).not.toBe(secret);
  });
});
