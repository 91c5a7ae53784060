import { z } from 'zod';
import type { RecordedCall } from '@/lib/server/testing/schoolSystemCalls';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { numberOfOwnBlock } from '@/tests/reliability/otp/phones';
import { enquiryBody, fromAddress } from '@/tests/reliability/support/enquiries';
import {
  type Expected,
  enquiryAnswer,
  footerAnswer,
  leadAnswer,
  searchAnswer,
  searchPageAnswer,
  sendAnswer,
  smsAnswer,
  type Trouble,
  verifyAnswer,
} from './answers';
import type { FaultySchool } from './faultySchool';

export type Reply = { status: number; text: string };

/** One way in which a visitor makes the site call an upstream service. */
export type VisitorCall = {
  name: string;
  /** Done while everything works. `round` makes it one of its own. Answers how to make the call. */
  prepare: (round: number) => Promise<() => Promise<Reply>>;
  inTrouble: (trouble: Trouble) => Expected;
  /** What it brings when everything works. */
  sound: Expected;
};

export type Ground = {
  school: FaultySchool;
  /** Site whose school system and site services are that school. */
  overHttp: string;
  /** Site with the embedded school system, whose SMS gateway is that school. */
  embedded: string;
  /** A parent with an account, logged in at `overHttp`. */
  parent: Visitor;
};

const LOGIN_PATH = '/erp_user/mobile/login/';
const PLACES = { known: 0, unknown: 1, knownCode: 2, unknownCode: 3, sms: 4 } as const;

const numberOf = (round: number, place: keyof typeof PLACES): string =>
  numberOfOwnBlock(20_000 + round * 10 + PLACES[place]);

/** Lets an unknown number through to the second call, the one that sends the code. */
export const isHit = (round: number) => {
  const unknown = `+91-${numberOf(round, 'unknown')}`;
  return ({ path, body }: RecordedCall): boolean => path !== LOGIN_PATH || body.contact !== unknown;
};

let addresses = 0;
/** As another visitor each time: the limits per address are not what is tried here. */
const send = async (origin: string, path: string, json?: object): Promise<Reply> => {
  addresses += 1;
  const visitor = createVisitor(origin);
  const headers = fromAddress(addresses);
  const { status, body } = json
    ? await visitor.post(path, json, headers)
    : await visitor.get(path, { headers });
  return { status, text: toText(body) };
};

const toText = (body: unknown): string => (typeof body === 'string' ? body : JSON.stringify(body));

const sent = z.object({ challenge: z.string() });
const SENT: Expected = { status: 200, shows: '"challenge"' };
const VERIFIED: Expected = { status: 200, shows: '"outcome"' };

/** Every upstream call that a visitor can cause. */
export const visitorCalls = ({ school, overHttp, embedded, parent }: Ground): VisitorCall[] => {
  const sendCode = (mobile: string) => () => send(overHttp, '/api/otp/send', { mobile });
  const verifyCode = async (mobile: string) => {
    const { challenge } = sent.parse(JSON.parse((await sendCode(mobile)()).text));
    const otp = school.lastCode(mobile);
    return () => send(overHttp, '/api/otp/verify', { challenge, otp });
  };
  const known = async (round: number, place: keyof typeof PLACES) => {
    await school.onboard(numberOf(round, place));
    return numberOf(round, place);
  };
  const plain = (
    name: string,
    [path, json]: [path: string, json?: object],
    inTrouble: VisitorCall['inTrouble'],
    shows: string,
  ): VisitorCall => ({
    name,
    prepare: async () => () => send(overHttp, path, json),
    inTrouble,
    sound: { status: 200, shows },
  });

  return [
    {
      name: 'code for a known number',
      prepare: async (round) => sendCode(await known(round, 'known')),
      inTrouble: sendAnswer,
      sound: SENT,
    },
    {
      name: 'code for a new number',
      prepare: async (round) => sendCode(numberOf(round, 'unknown')),
      // Where nobody is there, already the first call finds out.
      inTrouble: sendAnswer,
      sound: SENT,
    },
    {
      name: 'check of a known number',
      prepare: async (round) => verifyCode(await known(round, 'knownCode')),
      inTrouble: verifyAnswer,
      sound: VERIFIED,
    },
    {
      name: 'check of a new number',
      prepare: (round) => verifyCode(numberOf(round, 'unknownCode')),
      inTrouble: verifyAnswer,
      sound: VERIFIED,
    },
    {
      name: 'enquiry of a verified parent',
      prepare: async (round) => {
        let tries = 0;
        return async () => {
          tries += 1;
          const { mobile, ...enquiry } = enquiryBody(`upstream-enquiry-${round}-try-${tries}`);
          const { status, body } = await parent.post('/api/enquiries', enquiry);
          return { status, text: toText(body) };
        };
      },
      inTrouble: enquiryAnswer,
      sound: { status: 201, shows: '"delivered":true' },
    },
    plain('search', ['/api/search?s=fees'], searchAnswer, '"results":[{'),
    plain('search page', ['/search?s=fees'], searchPageAnswer, 'fee'),
    plain('footer', ['/api/footer'], footerAnswer, '"facebook"'),
    plain('WhatsApp lead', ['/api/leads/whatsapp', { lead_url: '/' }], leadAnswer, '"ref_id":"'),
    {
      name: 'code by the SMS gateway',
      prepare: async (round) => () =>
        send(embedded, '/api/otp/send', { mobile: numberOf(round, 'sms') }),
      inTrouble: smsAnswer,
      sound: SENT,
    },
  ];
};
