import {
  BODY_FACTS,
  BODY_WORK,
  CAPITALS,
  CUSTOMS,
  DISSOLVING,
  DRIVES,
  FIBRES,
  FLOATING,
  MAKING_FACTS,
  SIGHTS,
  SUPPLIES,
  WATER_FACTS,
} from '@/data/study/worksheets/words/grade5/surroundings';
import type { Draw } from '@/lib/study/worksheets/draw';
import { choicesFor } from '@/lib/study/worksheets/generators/choices';
import { classOf, fromBank } from '@/lib/study/worksheets/generators/primary/bank';
import { inSlots } from '@/lib/study/worksheets/generators/primary/slots';
import type { TopicGenerator } from '@/lib/study/worksheets/generators/topicGenerator';
import { type Question, single } from '@/lib/study/worksheets/question';
import { capital } from '@/lib/study/worksheets/text';

const STATES = CAPITALS.map(([state]) => state);

const stateOf = (draw: Draw, [thing, state]: readonly [string, string], ask: string): Question =>
  single(`${ask} ${thing}?`, state, { choices: choicesFor(draw, state, STATES) });

const INDIA = inSlots(12, [
  (draw) => {
    const [state, city] = draw.pick(CAPITALS);
    return single(`What is the capital of ${state}?`, city, {
      choices: choicesFor(
        draw,
        city,
        CAPITALS.map(([, other]) => other),
      ),
    });
  },
  (draw) => stateOf(draw, draw.pick(SIGHTS), 'Which state do you visit to see'),
  (draw) => {
    const [state, city] = draw.pick(CAPITALS);
    return single(`${city} is the capital of which state?`, state, {
      choices: choicesFor(draw, state, STATES),
    });
  },
  (draw) => stateOf(draw, draw.pick(CUSTOMS), 'Which state is the home of'),
]);

const YES_NO = ['yes', 'no'] as const;

const WATER = inSlots(12, [
  (draw) => fromBank(draw, WATER_FACTS),
  (draw) => classOf(draw, DISSOLVING, (thing) => `Does ${thing} dissolve in water?`, YES_NO),
  (draw) =>
    classOf(draw, FLOATING, (thing) => `${capital(thing)} is put into water. What happens?`, [
      'floats',
      'sinks',
    ]),
  (draw) => fromBank(draw, WATER_FACTS),
  (draw) => {
    const [stranger, kind] = draw.pick(FLOATING);
    const kin = draw
      .some(
        FLOATING.filter(([, other]) => other !== kind),
        3,
      )
      .map(([thing]) => thing);
    const row = draw.shuffle([stranger, ...kin]);
    return single(
      `Which behaves in another way in water than the others: ${row.join(', ')}?`,
      stranger,
      { choices: row, how: `It ${kind}` },
    );
  },
  (draw) => fromBank(draw, WATER_FACTS),
]);

const FORCES = ['wind', 'sunlight', 'flowing water', 'muscles', 'electricity', 'fuel'] as const;

const ENERGY = inSlots(12, [
  (draw) => classOf(draw, DRIVES, (thing) => `What drives or heats ${thing}?`, FORCES),
  (draw) => fromBank(draw, MAKING_FACTS),
  (draw) =>
    classOf(draw, FIBRES, (fibre) => `Where does ${fibre} come from?`, [
      'plants',
      'animals',
      'factories',
    ]),
  (draw) =>
    classOf(
      draw,
      SUPPLIES,
      (thing) => `Is there always more of ${thing}, however much we use?`,
      YES_NO,
    ),
  (draw) => classOf(draw, DRIVES, (thing) => `What drives or heats ${thing}?`, FORCES),
  (draw) => fromBank(draw, MAKING_FACTS),
]);

const BODY = inSlots(12, [
  (draw) => {
    const [part, work] = draw.pick(BODY_WORK);
    return single(`Which part of the body is this? Its work: ${work}.`, part, {
      choices: choicesFor(
        draw,
        part,
        BODY_WORK.map(([other]) => other),
      ),
    });
  },
  (draw) => fromBank(draw, BODY_FACTS),
  (draw) => {
    const [part, work] = draw.pick(BODY_WORK);
    return single(`What is the work of the ${part}?`, work, {
      choices: choicesFor(
        draw,
        work,
        BODY_WORK.map(([, other]) => other),
        2,
      ),
    });
  },
]);

export const GRADE_5_EVS = {
  STC: { count: 12, layout: 'list', make: INDIA },
  WTR: { count: 12, layout: 'list', make: WATER },
  NRG: { count: 12, layout: 'list', make: ENERGY },
  BDY: { count: 12, layout: 'list', make: BODY },
} as const satisfies Record<string, TopicGenerator>;
