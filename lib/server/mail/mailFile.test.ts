import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mailFile, sweepMailFile, writeToMailFile } from './mailFile';

const MAIL = {
  to: 'admissions.nevta@opaline.example',
  subject: 'OIS नेवटा: 2 enquiries wait',
  text: 'One\nTwo',
  html: '<p>One</p>',
};

it('holds each e-mail in a line that only its owner can read, until it is too old', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mail-file-'));
  const send = writeToMailFile(folder);
  await send({ id: 'digest.8', ...MAIL });
  await send({ id: 'digest.9', ...MAIL });
  const file = mailFile(folder);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    Array(2).fill({ at: expect.stringMatching(/^\d{4}-.*Z$/), ...MAIL }),
  );
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await sweepMailFile(folder, Date.now() + 60_000)).toBe(0);
  rmSync(folder, { recursive: true });
});
