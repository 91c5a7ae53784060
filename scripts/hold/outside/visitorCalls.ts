import { z } from 'zod';
import type { RecordedCall } from '@/lib/server/testing/schoolSystemCalls';
import { createVisitor, type Visitor } from '@/lib/server/testing/visitor';
import { numberOfOwnBlock } from '@/scripts/hold/codes/phones';
import { enquiryBody, fromAddress } from '@/scripts/hold/tools/enquiries';
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

/** One way in which a visitor makes the site call a service outside. */
export type VisitorCall = {
  name: string;
  /** Done while everything works. `turn` makes it one of its own. Answers how to make the call. */
  prepare: (turn: number) => Promise<() => Promise<Reply>>;
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
const PLACES = { known: 0, stranger: 1, knownCode: 2, strangersCode: 3, sms: 4 } as const;

const numberOf = (turn: number, place: keyof typeof PLACES): string =>
  numberOfOwnBlock(20_000 + turn * 10 + PLACES[place]);

/** Lets a stranger's number through to the second call, the one that sends the code. */
export const isHit = (turn: number) => {
  const stranger = `+91-${numberOf(turn, 'stranger')}`;
  return ({ path, body }: RecordedCall): boolean =>
    path !== LOGIN_PATH || body.contact !== stranger;
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

/** Every call outside that a visitor can cause. */
export const visitorCalls = ({ school, overHttp, embedded, parent }: Ground): VisitorCall[] => {
  const sendCode = (mobile: string) => () => send(overHttp, '/api/otp/send', { mobile });
  const verifyCode = async (mobile: string) => {
    const { challenge } = sent.parse(JSON.parse((await sendCode(mobile)()).text));
    const otp = school.lastCode(mobile);
    return () => send(overHttp, '/api/otp/verify', { challenge, otp });
  };
  const known = async (turn: number, place: keyof typeof PLACES) => {
    await school.onboard(numberOf(turn, place));
    return numberOf(turn, place);
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
      prepare: async (turn) => sendCode(await known(turn, 'known')),
      inTrouble: sendAnswer,
      sound: SENT,
    },
    {
      name: 'code for a new number',
      prepare: async (turn) => sendCode(numberOf(turn, 'stranger')),
      // Where nobody is there, already the first call finds out.
      inTrouble: sendAnswer,
      sound: SENT,
    },
    {
      name: 'check of a known number',
      prepare: async (turn) => verifyCode(await known(turn, 'knownCode')),
      inTrouble: verifyAnswer,
      sound: VERIFIED,
    },
    {
      name: 'check of a new number',
      prepare: (turn) => verifyCode(numberOf(turn, 'strangersCode')),
      inTrouble: verifyAnswer,
      sound: VERIFIED,
    },
    {
      name: 'enquiry of a verified parent',
      prepare: async (turn) => {
        let tries = 0;
        return async () => {
          tries += 1;
          const { mobile, ...enquiry } = enquiryBody(`outside-enquiry-${turn}-try-${tries}`);
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
      prepare: async (turn) => () =>
        send(embedded, '/api/otp/send', { mobile: numberOf(turn, 'sms') }),
      inTrouble: smsAnswer,
      sound: SENT,
    },
  ];
};
