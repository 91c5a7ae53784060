import { encode } from 'next-auth/jwt';
import { startSession } from '@/lib/server/session/claims';
import type { Experiment } from '@/scripts/hold/experiment';
import { createDice, type Dice } from '@/scripts/hold/fuzz/dice';
import { none } from '@/scripts/hold/tools/bounds';
import { inParallel } from '@/scripts/hold/tools/inParallel';
import { withHeldSite } from '@/scripts/hold/tools/site';
import { mutate } from './mutate';
import { type Door, findDoors } from './sealedDoors';

const FORGERIES = { short: 240, long: 2000 };
const AT_ONCE = 8;
const SETTINGS = { name: 'forged-sessions', port: 4350, env: { TRUST_PROXY: '1' } };

/** A session encrypted as ours are, by somebody who does not know the secret. */
const sealElsewhere = (): Promise<string> =>
  encode({
    token: startSession({
      contact: '+91-9000000001',
      username: 'Mallory',
      gradeDetails: '',
      isLoggedIn: true,
      accessToken: null,
    }),
    secret: 'another secret, of more than thirty-two letters',
  });

/** One text in twenty is a genuine one that was made for another door. */
const forge = (doors: Door[], door: Door, elsewhere: string, dice: Dice): string => {
  const others = doors.filter(({ genuine }) => genuine !== door.genuine);
  if (dice.happens(0.05)) return dice.pick(others).genuine;
  return mutate(dice.happens(0.05) ? elsewhere : door.genuine, dice);
};

export const FORGED_SESSIONS: Experiment = {
  name: 'forged-sessions',
  promise:
    'A cookie, bearer value, ticket or token that we did not make opens nothing, and breaks nothing.',
  run: (size, note) =>
    withHeldSite(SETTINGS, async (site) => {
      const doors = await findDoors(site);
      const dice = createDice('forged sessions');
      const elsewhere = await sealElsewhere();
      const attempts = Array.from({ length: FORGERIES[size] }, (_, index) => {
        const door = doors[index % doors.length] ?? doors[0];
        if (door === undefined) throw new Error('There is no door.');
        return { door, text: forge(doors, door, elsewhere, dice) };
      });
      const verdicts = await inParallel(attempts.length, AT_ONCE, async (index) => {
        const attempt = attempts[index];
        return attempt?.door.knock(attempt.text, index);
      });
      const opened = attempts.filter((_, index) => verdicts[index]?.isOpen);
      const broken = attempts.filter((_, index) => (verdicts[index]?.status ?? 500) >= 500);
      note({ what: 'forged values handed in', value: attempts.length });
      note(none('of these accepted', opened.length));
      note(none('answered with a 5xx', broken.length));
      // Last, so that it also says that nothing above has ended or used up the genuine ones.
      const genuine = await inParallel(doors.length, 1, async (index) =>
        doors[index]?.knock(doors[index].genuine, attempts.length + index),
      );
      const right = doors.filter(({ opens }, index) => genuine[index]?.isOpen === opens);
      note({
        what: 'doors that do with the genuine value what they should',
        value: right.length,
        bound: `all ${doors.length}`,
        holds: right.length === doors.length,
      });
    }),
};
