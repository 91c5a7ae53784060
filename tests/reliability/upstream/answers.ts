import { ERROR_MESSAGES } from '@/data/copy/errors';
import { WAIT_MESSAGES } from '@/data/copy/waits';
import { LIMIT_MINUTES } from '@/data/limits';
import { ERROR_STATUS } from '@/lib/server/endpoint/errorStatus';
import { FAULT_MESSAGE, type Fault } from '@/lib/server/testing/faults';

/** `absent`: nobody listens at the service's address. */
export type Trouble = Fault | 'absent';

/** In the order in which they are tried. The short form leaves out what is another spelling. */
export const TROUBLES: Trouble[] = [
  'absent',
  'reset',
  'error',
  'forbid',
  'bad-json',
  'wrong-shape',
  'half-close',
  'slow',
  'refuse',
  'drop',
  'hang',
];
export const SHORT_TROUBLES = TROUBLES.slice(0, TROUBLES.indexOf('slow') + 1);

/** What a visitor's browser has to get: the status, and the message or the part of the body. */
export type Expected = { status: number; shows: string };

const failing = (code: keyof typeof ERROR_MESSAGES, shows: string = ERROR_MESSAGES[code]) => ({
  status: ERROR_STATUS[code],
  shows,
});

const UNAVAILABLE = failing('service/unavailable');

type Expectation = (trouble: Trouble) => Expected;

/** A code that is asked for: too many where the school system forbids it. */
export const sendAnswer: Expectation = (trouble) => {
  if (trouble === 'forbid') {
    return failing(
      'otp/too-many-sends',
      WAIT_MESSAGES['otp/too-many-sends']?.(`${LIMIT_MINUTES} minutes`),
    );
  }
  return trouble === 'refuse' ? failing('otp/refused', FAULT_MESSAGE) : UNAVAILABLE;
};

/** A code that is typed in: the catalogue of specification section 8. */
export const verifyAnswer: Expectation = (trouble) => {
  if (trouble === 'forbid') return failing('otp/blocked');
  return trouble === 'refuse' ? failing('otp/refused', FAULT_MESSAGE) : UNAVAILABLE;
};

/** An enquiry of a verified parent: saved in any case, so only a refusal is told. */
export const enquiryAnswer: Expectation = (trouble) => {
  if (trouble === 'forbid') return failing('enquiry/refused');
  if (trouble === 'refuse') return failing('enquiry/refused', FAULT_MESSAGE);
  return { status: 201, shows: '"delivered":false' };
};

export const searchAnswer: Expectation = () => UNAVAILABLE;

export const searchPageAnswer: Expectation = () => ({ status: 503, shows: 'try again' });

export const footerAnswer: Expectation = () => ({ status: 200, shows: 'null' });

export const leadAnswer: Expectation = () => ({ status: 200, shows: '"ref_id":null' });

/** A gateway may say yes in any words, so odd ones are no fault. */
export const smsAnswer: Expectation = (trouble) =>
  trouble === 'bad-json' || trouble === 'wrong-shape'
    ? { status: 200, shows: '"challenge"' }
    : UNAVAILABLE;
