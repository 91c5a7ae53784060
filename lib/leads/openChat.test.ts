import { SCHOOL } from '@/data/school';
import { chatAddress } from './chat';
import { type ChatDoors, openChat } from './openChat';

const PLAIN = `https://wa.me/${SCHOOL.whatsapp}?text=Hello%20${encodeURIComponent(SCHOOL.name)}%2C%20I%20would%20like%20to%20know%20more%20about%20the%20admission%20process.`;

let steps: string[] = [];
let warnings: jest.SpyInstance;

beforeEach(() => {
  steps = [];
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warnings.mockRestore();
  jest.useRealTimers();
});

const doors = (
  recordLead: ChatDoors['recordLead'],
  { isTabAllowed = true, describeFamily = async (): Promise<string | null> => null } = {},
): ChatDoors => ({
  describeFamily,
  openTab: () => {
    steps.push('tab');
    return isTabAllowed ? { goTo: (address) => steps.push(`tab to ${address}`) } : null;
  },
  leaveFor: (address) => steps.push(`leave for ${address}`),
  recordLead: () => {
    steps.push('lead');
    return recordLead();
  },
});

it('opens the tab first, then records the lead, then opens the chat with the ticket', async () => {
  await openChat(doors(async () => 'T-77'));
  expect(steps).toEqual(['tab', 'lead', `tab to ${PLAIN}%20Ticket%20ID%3A%20T-77`]);
});

it('opens the chat with the plain message where there is no ticket', async () => {
  await openChat(doors(async () => null));
  expect(steps.at(-1)).toBe(`tab to ${PLAIN}`);
});

it('opens the chat with the plain message when the lead cannot be recorded, and logs it', async () => {
  await openChat(doors(() => Promise.reject(new Error('offline'))));
  expect(steps.at(-1)).toBe(`tab to ${PLAIN}`);
  expect(warnings).toHaveBeenCalledTimes(1);
});

it('waits three seconds for an answer that does not come', async () => {
  jest.useFakeTimers();
  const opened = openChat(doors(() => new Promise(() => undefined)));
  await jest.advanceTimersByTimeAsync(2_999);
  expect(steps).toEqual(['tab', 'lead']);
  await jest.advanceTimersByTimeAsync(1);
  await opened;
  expect(steps.at(-1)).toBe(`tab to ${PLAIN}`);
});

it('says where the family lives and which class it asks about, before the ticket', async () => {
  const describeFamily = async () => 'We live in Kharadi, Pune. Class: Nursery.';
  await openChat(doors(async () => 'T-77', { describeFamily }));
  expect(steps.at(-1)).toBe(
    `tab to ${PLAIN}%20We%20live%20in%20Kharadi%2C%20Pune.%20Class%3A%20Nursery.%20Ticket%20ID%3A%20T-77`,
  );
});

it('opens the chat without that sentence when it cannot be read', async () => {
  const describeFamily = () => Promise.reject(new Error('offline'));
  await openChat(doors(async () => 'T-77', { describeFamily }));
  expect(steps.at(-1)).toBe(`tab to ${PLAIN}%20Ticket%20ID%3A%20T-77`);
});

it('goes to the chat in the same tab where the browser refuses a new one', async () => {
  await openChat(doors(async () => 'T-77', { isTabAllowed: false }));
  expect(steps.at(-1)).toBe(`leave for ${PLAIN}%20Ticket%20ID%3A%20T-77`);
});

it('keeps a hostile ticket inside the message', () => {
  const address = new URL(chatAddress({ ticket: 'x&text=y#z "<b>' }));
  expect(address.host).toBe('wa.me');
  expect([...address.searchParams.keys()]).toEqual(['text']);
  expect(address.searchParams.get('text')).toMatch(/Ticket ID: x&text=y#z "<b>$/);
  expect(address.hash).toBe('');
});
