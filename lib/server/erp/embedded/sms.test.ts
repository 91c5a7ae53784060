import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { HttpResponse, http } from 'msw';
import { fakeNetwork } from '@/lib/testing/fakeNetwork';
import { otpText, sendByWebhook, sweepOutbox, writeToOutbox } from './sms';

const SMS = { to: '+91-9000000001', text: otpText('012345', 'school.example'), otp: '012345' };
const GATEWAY = 'https://sms.example/send';

describe('the message of a code', () => {
  it('begins with the code and ends with the line that phones fill in from', () => {
    const lines = SMS.text.split('\n');
    expect(lines[0]).toMatch(/^012345 is your OTP/);
    expect(lines.at(-1)).toBe('@school.example #012345');
  });

  it('goes to the gateway as it stands', async () => {
    const taken: unknown[] = [];
    fakeNetwork.use(
      http.post(GATEWAY, async ({ request }) => {
        taken.push(await request.json());
        return new HttpResponse(null, { status: 202 });
      }),
    );
    await sendByWebhook(GATEWAY)(SMS);
    expect(taken).toEqual([{ to: SMS.to, text: SMS.text }]);
  });

  it('is not sent when the gateway says no', async () => {
    fakeNetwork.use(http.post(GATEWAY, () => new HttpResponse(null, { status: 500 })));
    await expect(sendByWebhook(GATEWAY)(SMS)).rejects.toThrow();
  });

  it('leaves the outbox when it is too old', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
    const send = writeToOutbox(folder);
    const file = path.join(folder, 'sms-outbox.jsonl');
    expect(await sweepOutbox(folder, 0)).toBe(0);
    await send(SMS);
    appendFileSync(file, 'half a li\n{"at":"2020-01-01T00:00:00.000Z","to":"x"}\n');
    await send(SMS);
    expect(await sweepOutbox(folder, Date.now() - 60_000)).toBe(2);
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([SMS, SMS]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(await sweepOutbox(folder, Date.now() + 60_000)).toBe(0);
    expect(existsSync(file)).toBe(false);
    rmSync(folder, { recursive: true });
  });

  it('leaves with the outbox what a crash in the middle of a sweep has left', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
    const gone = execFileSync(process.execPath, ['-p', 'process.pid'], { encoding: 'utf8' }).trim();
    await writeToOutbox(folder)(SMS);
    for (const pid of [gone, process.pid]) {
      writeFileSync(path.join(folder, `sms-outbox.jsonl.${pid}`), JSON.stringify(SMS));
    }
    await sweepOutbox(folder, 0);
    expect(readdirSync(folder)).toEqual(['sms-outbox.jsonl']);
    rmSync(folder, { recursive: true });
  });

  it('goes to the outbox as a line that only the owner can read', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'outbox-'));
    const send = writeToOutbox(path.join(folder, 'new'));
    await Promise.all([send(SMS), send(SMS)]);
    const file = path.join(folder, 'new', 'sms-outbox.jsonl');
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toEqual(
      Array(2).fill({ at: expect.stringMatching(/^\d{4}-.*Z$/), ...SMS }),
    );
    expect(statSync(file).mode & 0o777).toBe(0o600);
    rmSync(folder, { recursive: true });
  });
});
