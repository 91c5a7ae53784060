import type { CanaryKind } from './canaries';

/** Where a person reads again what is their own. Nowhere else, and nobody else. */
type Exception = { flow: string; kinds: CanaryKind[]; reason: string };

const FORM: CanaryKind[] = ['mobile', 'name', 'child', 'e-mail'];

export const EXCEPTIONS: Exception[] = [
  {
    flow: 'the returned form',
    kinds: FORM,
    reason: 'A form without JavaScript comes back with what was typed into it.',
  },
  {
    flow: 'the page of a search',
    kinds: ['name', 'child'],
    reason: 'The text of a search stands in its own box and heading.',
  },
  {
    flow: 'search',
    kinds: ['mobile'],
    reason: 'A number is a search for the page that says it in words.',
  },
  {
    flow: 'query',
    kinds: ['mobile', 'name', 'child', 'e-mail', 'code', 'token'],
    reason: 'A page that is rendered for its address hands the address to its own router.',
  },
  {
    flow: 'path',
    kinds: ['mobile'],
    reason:
      'The address that was asked for stands in a redirect, a canonical link, a heading; and a request id goes back to who gave it.',
  },
  {
    flow: 'own session',
    kinds: ['mobile', 'name', 'child'],
    reason: 'Who is logged in is shown to the one who is.',
  },
  {
    flow: 'own enquiries',
    kinds: ['child'],
    reason: 'A parent reads which child each of their enquiries is for.',
  },
  {
    flow: 'refusal of the school system',
    kinds: FORM,
    reason: 'Its error_msg is for the parent, and this one repeats what the parent sent.',
  },
];

/** The kinds that may stand in the answer of a flow to its own sender. */
export const allowedIn = (flow: string): CanaryKind[] =>
  EXCEPTIONS.filter((exception) => exception.flow === flow).flatMap(({ kinds }) => kinds);

/** Whether an answer repeats only its own address, which then is the key of every cache as well. */
export const isOfTheAddress = (flow: string): boolean => flow === 'path';
