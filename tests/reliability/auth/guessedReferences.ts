import { RATE_LIMITS } from '@/data/limits';
import { SCHOOL } from '@/data/school';
import { signIn } from '@/lib/server/testing/loginSite';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import type { Experiment, Note } from '@/tests/reliability/experiment';
import { equalTo, exactly, none } from '@/tests/reliability/support/bounds';
import { enquiryBody, fromAddress, postEnquiry } from '@/tests/reliability/support/enquiries';
import { inParallel } from '@/tests/reliability/support/inParallel';
import { type TestSite, withTestSite } from '@/tests/reliability/support/site';
import { confirmNumber } from './parent';

const NAME = 'guessed-references';
const GUESSES = { short: 500, long: 5_000 };
const AT_ONCE = 8;
/** Of each kind; two ask at the guesser's address, which has 40 rendered pages at once. */
const PARENTS = 15;
const ATTACKER = 1;
const MOBILE = '9845700001';

const invented = (index: number): string =>
  `${SCHOOL.shortName}-0000-${String(index).padStart(4, '0')}`;

/** A parent who asks how an enquiry stands, and gets an answer or not. */
type Parent = { what: string; ask: (index: number) => Promise<boolean> };

const pageOf = (reference: string): string => `/enquiry/${reference}`;

const isShown = async (visitor: Visitor, reference: string): Promise<boolean> => {
  const { status, body } = await visitor.get(pageOf(reference));
  return status === 200 && String(body).includes(reference);
};

const logIn = async (site: TestSite, address: number): Promise<Visitor> => {
  const visitor = createVisitor(site.origin, fromAddress(address));
  const { ticket, accessToken } = await confirmNumber(site, visitor, MOBILE);
  await signIn(visitor, ticket);
  await visitor.post('/api/auth/update-token', { newAccessToken: accessToken });
  return visitor;
};

const meetParents = async (site: TestSite): Promise<Parent[]> => {
  const { origin } = site;
  const sender = createVisitor(origin, fromAddress(ATTACKER));
  const sent = await sender.post('/api/enquiries', enquiryBody('guessed-references-sender'));
  const own = String((sent.body as { id?: unknown }).id);
  // Sent elsewhere, and asked for at the attacker's address on another device of the same number.
  const { mobile: _, ...body } = enquiryBody('guessed-references-login');
  const loggedIn = await (await logIn(site, 2)).post('/api/enquiries', body);
  const ofNumber = String((loggedIn.body as { id?: unknown }).id);
  const device = await logIn(site, ATTACKER);
  const plain = await postEnquiry(origin, 'guessed-references-elsewhere', fromAddress(3));
  return [
    {
      what: 'parents at the same address whose browser sent the enquiry',
      ask: () => isShown(sender, own),
    },
    {
      what: 'parents at the same address who are logged in with its number',
      ask: () => isShown(withoutNotes(device, origin), ofNumber),
    },
    {
      what: 'parents at other addresses, in a browser that never saw it',
      ask: (index) => isShown(createVisitor(origin, fromAddress(1_000 + index)), plain?.id ?? ''),
    },
  ];
};

/** The same device, as if it had looked nothing up before. */
const withoutNotes = ({ cookies }: Visitor, origin: string): Visitor => {
  const visitor = createVisitor(origin, fromAddress(ATTACKER));
  for (const [name, value] of cookies) {
    if (name !== 'opaline.enquiries') visitor.cookies.set(name, value);
  }
  return visitor;
};

const guess = async ({ origin }: TestSite, index: number): Promise<number> => {
  const visitor = createVisitor(origin, fromAddress(ATTACKER));
  // The page asks the same; how many pages one address may have rendered is tried by `one-client`.
  return (await visitor.get(`/api/enquiries/progress?reference=${invented(index)}`)).status;
};

const noteRefusal = async ({ origin }: TestSite, note: Note): Promise<void> => {
  const visitor = createVisitor(origin, fromAddress(ATTACKER));
  const { status, headers, body } = await visitor.get(pageOf(invented(9_999)));
  const says = String(body).includes('Please wait before you look up a reference');
  note(
    equalTo(
      'the page for one more guess',
      `${status}${says ? ' with its reason' : ''}`,
      '429 with its reason',
    ),
  );
  const seconds = Number(headers.get('Retry-After'));
  note({
    what: 'after how long it says to come back',
    value: seconds,
    unit: 's',
    bound: '1 to 600',
    passes: seconds >= 1 && seconds <= 600,
  });
};

export const GUESSED_REFERENCES: Experiment = {
  name: NAME,
  promise:
    'Whoever tries out references is soon told nothing, and parents with a right one read how it stands.',
  isLongOnly: true,
  run: (size, note) =>
    withTestSite({ name: NAME, port: 4351, env: { TRUST_PROXY: '1' } }, async (site) => {
      const count = GUESSES[size];
      const parents = await meetParents(site);
      const shown = parents.map(() => [] as boolean[]);
      const statuses = await inParallel(count, AT_ONCE, async (index) => {
        const status = await guess(site, index);
        if (index % Math.ceil(count / PARENTS) === 0) {
          const answers = await Promise.all(parents.map(({ ask }) => ask(index)));
          for (const [place, answer] of answers.entries()) shown[place]?.push(answer);
        }
        return status;
      });
      const looked = statuses.filter((status) => status === 404 || status === 400).length;
      const refused = statuses.filter((status) => status === 429).length;
      note({
        what: `of ${count} invented references from one address, looked up`,
        value: looked,
        bound: `at most ${RATE_LIMITS.enquiryMiss}`,
        passes: looked <= RATE_LIMITS.enquiryMiss,
      });
      note(none('answered otherwise than with 404, 400 or 429', count - looked - refused));
      for (const [place, { what }] of parents.entries()) {
        const answers = shown[place] ?? [];
        note(exactly(`${what}, answered`, answers.filter(Boolean).length, answers.length));
      }
      await noteRefusal(site, note);
    }),
};
