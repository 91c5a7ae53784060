import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { SERVER_RECORDS } from '@/data/content/about/serverRecords';
import { CONSENT_NOTICE } from '@/data/copy/consent';
import { PRIVACY_COPY } from '@/data/copy/thirdParties';
import { COOKIES } from '@/data/retention';
import { SCHOOL } from '@/data/school';
import { THIRD_PARTIES } from '@/data/thirdParties.mjs';
import { MAX_PAGES, VISIT } from '@/lib/enquiry/attribution';
import { authCookies, SESSION_SECONDS } from '@/lib/server/session/cookies';
import { THEIR_COOKIES } from '@/lib/thirdParties/forgetCookies';
import { listBrowserRecords } from './browserRecords';
import { buildPrivacyPage } from './privacyPage';

const words = JSON.stringify(buildPrivacyPage({}));
const { records } = listBrowserRecords();
const browserNames = records.map(({ name }) => name).join(', ');

/** The files of the site with these words, tests left out. */
const filesWith = (text: string): string[] =>
  spawnSync('grep', ['-rlF', '--include=*.ts', '--include=*.tsx', text, 'lib', 'components'])
    .stdout.toString()
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.tsx?$|\/testing\//.test(file))
    .sort();

describe('what the form takes', () => {
  it.each(CONSENT_NOTICE.items)('is told as the notice beside the button does: $what', (item) => {
    expect(words).toContain(JSON.stringify([item.what, item.why]));
  });

  it('comes with the version of the notice, its promise and the visit that is sent along', () => {
    expect(words).toContain(`version ${CONSENT_NOTICE.version}`);
    expect(words).toContain(CONSENT_NOTICE.agreement);
    expect(words).toContain(`the last ${MAX_PAGES} pages`);
  });
});

describe('what stays in the browser', () => {
  it('names each cookie, each note of the visit and each key of a storage once', () => {
    for (const name of [...Object.values(COOKIES), ...Object.values(VISIT)]) {
      expect(browserNames).toContain(name);
    }
    expect(new Set(records.map(({ name, kind }) => name + kind)).size).toBe(records.length);
  });

  it('names the cookies of the login as the server sets them', () => {
    const names = Object.values(authCookies(false)).map(({ name }) => name);
    for (const name of names) expect(browserNames).toContain(name);
  });

  it('gives the session the days that the server gives it', () => {
    const session = records.find(({ name }) => name === COOKIES.session);
    expect(session?.howLong).toContain(`${SESSION_SECONDS / 86_400} days`);
  });

  // A new one has to be told on the page first (lib/content/about/browserRecords), then listed here.
  it.each([
    [
      'localStorage.setItem',
      [
        'lib/desk/shortcuts.ts',
        'lib/offline/keptDay.ts',
        'lib/study/papers/ownMarksStore.ts',
        'lib/study/shelf/shelfStore.ts',
        'lib/thirdParties/choice.ts',
        'lib/thirdParties/countedOnce.ts',
      ],
    ],
    [
      'sessionStorage.setItem',
      [
        'lib/brochure/enquired.ts',
        'lib/enquiry/attribution.ts',
        'lib/site/tabStore.ts',
        'lib/thirdParties/countedOnce.ts',
      ],
    ],
    [
      'openTabStore(',
      [
        'lib/counts/countedHere.ts',
        'lib/desk/inboxChoice.ts',
        'lib/enquiry/draft.ts',
        'lib/enquiry/sentEnquiry.ts',
        'lib/enquiry/visitAnswers.ts',
        'lib/study/papers/clockStore.ts',
      ],
    ],
    ["'Set-Cookie'", ['lib/server/endpoint/setCookie.ts']],
    [
      'setCookie(res',
      [
        'lib/server/desk/deskCookie.ts',
        'lib/server/enquiries/draft.ts',
        'lib/server/enquiries/knownEnquiries.ts',
        'lib/server/login/device.ts',
        'lib/server/session/cookies.ts',
        'lib/server/session/verification.ts',
        'lib/server/session/writeSession.ts',
      ],
    ],
    ['indexedDB', []],
    ['caches.open(', ['lib/offline/keepClass.ts', 'lib/offline/record.ts']],
  ])('nobody else calls %s', (call, known) => {
    expect(filesWith(call)).toEqual(known);
  });
});

describe('what the server keeps', () => {
  it('is told for every table of the store', () => {
    const schema = readFileSync('lib/server/store/schema.ts', 'utf8');
    const type = /export type Schema = \{([^}]*)\}/.exec(schema)?.[1] ?? '';
    const tables = [...type.matchAll(/^\s+(\w+):/gm)].map(([, table]) => table);
    expect(tables.length).toBeGreaterThan(9);
    expect(SERVER_RECORDS.flatMap((record) => record.tables).sort()).toEqual(tables.sort());
  });

  it.each(SERVER_RECORDS)('says why and how long: $what', ({ what, why, howLong }) => {
    expect(words).toContain(JSON.stringify([what, why, howLong]));
  });
});

describe('tools of other companies', () => {
  it('says that none is set up where none is', () => {
    expect(words).toContain('At present none is set up on this website');
  });

  it('says of each that is set up what the question says', () => {
    const page = JSON.stringify(
      buildPrivacyPage({ gtm: 'GTM-TEST1', chat: 'https://chat.example/widget.js' }),
    );
    expect(page).not.toContain('none is set up');
    expect(page).toContain(PRIVACY_COPY.promise);
    expect(page).toContain(THIRD_PARTIES.gtm.reason());
    expect(page).toContain(THIRD_PARTIES.chat.reason('chat.example'));
    expect(page).not.toContain(THIRD_PARTIES.pixel.reason());
  });

  it('names how the cookies begin that a withdrawal deletes', () => {
    const page = JSON.stringify(buildPrivacyPage({ gtm: 'GTM-TEST1' }));
    expect(page).toContain(THEIR_COOKIES.join(', '));
  });
});

it('tells how to use each right, and whom to write to', () => {
  expect(words).toContain('Digital Personal Data Protection Act, 2023');
  expect(words).toContain('Data Protection Board of India');
  expect(words).toContain(`mailto:${SCHOOL.email}`);
});
