import { dayOf } from './day';
import { type Answer, noteAnswer } from './noteAnswer';
import { type PlanNext, planPlainly } from './schedule';
import { changeChild, currentChild } from './shelf';
import { openShelf, type ShelfTrouble, updateShelf } from './shelfStore';

// 7 kB that only those need who answer, and none who chose the plain plan.
const loadSpaced = async (): Promise<PlanNext> => (await import('./planSpaced')).planSpaced;

/** Writes an answer on this device's shelf; says why where it could not be stored. */
export const recordAnswer = async (answer: Answer): Promise<ShelfTrouble | null> => {
  const { plan } = currentChild(openShelf().shelf);
  // Without a network the plain plan stands in: a day too early beats an answer that is lost.
  const planNext = plan === 'plain' ? planPlainly : await loadSpaced().catch(() => planPlainly);
  const today = dayOf(new Date());
  return updateShelf((shelf) =>
    changeChild(shelf, (child) => noteAnswer(child, answer, today, planNext)),
  );
};
