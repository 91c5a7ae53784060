import { EXPLORER_CONTROLS, EXPLORER_FACTS } from '@/data/copy/explorers';
import type { CircuitFigure, CircuitPart } from '@/data/study/figures/kinds/physics';
import { decimal, type Explorer } from './explorer';

const FACTS = EXPLORER_FACTS.circuit;

const ohms = (value: number): string => `${decimal(value)} Ω`;
const volts = (value: number): string => `${decimal(value)} V`;
const amperes = (value: number): string => `${decimal(value)} A`;

const slider = (
  name: string,
  label: string,
  min: number,
  max: number,
  step: number,
  start: number,
  unit: string,
) => ({ kind: 'slider', name, label, min, max, step, start, unit }) as const;

const drawn = (
  isParallel: boolean,
  battery: number,
  first: number,
  second: number,
): CircuitFigure => {
  const resistors: readonly CircuitPart[] = [
    { symbol: 'resistor', label: ohms(first) },
    { symbol: 'resistor', label: ohms(second) },
  ];
  const supply: readonly CircuitPart[] = [
    { symbol: 'battery', label: volts(battery) },
    { symbol: 'closed switch' },
    { symbol: 'ammeter' },
  ];
  const rows = isParallel ? resistors.map((one) => [one]) : [resistors];
  return { kind: 'circuit', rows: [...rows, supply] };
};

export const CIRCUIT: Explorer = {
  controls: [
    {
      kind: 'choice',
      name: 'joined',
      label: EXPLORER_CONTROLS.joined,
      options: EXPLORER_CONTROLS.joins,
      start: 0,
    },
    slider('battery', EXPLORER_CONTROLS.volts, 1.5, 12, 1.5, 6, ' V'),
    slider('first', EXPLORER_CONTROLS.first, 1, 20, 1, 4, ' Ω'),
    slider('second', EXPLORER_CONTROLS.second, 1, 20, 1, 8, ' Ω'),
  ],
  show: ({ joined = 0, battery = 6, first = 4, second = 8 }) => {
    const isParallel = joined === 1;
    const total = isParallel ? (first * second) / (first + second) : first + second;
    const current = battery / total;
    return {
      draw: drawn(isParallel, battery, first, second),
      facts: [
        isParallel ? FACTS.parallel(ohms(total)) : FACTS.series(ohms(total)),
        FACTS.current(volts(battery), ohms(total), amperes(current)),
        isParallel
          ? FACTS.shareParallel(amperes(battery / first), amperes(battery / second))
          : FACTS.shareSeries(volts(current * first), volts(current * second)),
        FACTS.power(`${decimal(battery * current)} W`),
      ],
    };
  },
};
