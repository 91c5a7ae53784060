import type { CitySlug } from './places';

/** A wall and what is painted around its doors. */
export type Paint = readonly [wall: string, trim: string];

/** What the buildings of a city are made of, as one remembers it: for the drawn scenes. */
export const CITY_COLOURS: Record<CitySlug, readonly [Paint, Paint, Paint]> = {
  bangalore: [
    ['#C8674B', '#7E3526'],
    ['#E5D3AE', '#52743F'],
    ['#D98E6B', '#5B3A2A'],
  ],
  mumbai: [
    ['#EBD9A9', '#3F827B'],
    ['#B7D9D4', '#2F6B66'],
    ['#DDB892', '#6B4031'],
  ],
  pune: [
    ['#A98A78', '#5B3A2A'],
    ['#E3C79A', '#8E3B20'],
    ['#C9B79C', '#52743F'],
  ],
  kolkata: [
    ['#B4512F', '#52743F'],
    ['#E9C46A', '#3F6B4A'],
    ['#D9A08C', '#7A001B'],
  ],
  chennai: [
    ['#E9C9A0', '#3D4DB7'],
    ['#C8674B', '#8C3A28'],
    ['#BFD3E6', '#2E3A8C'],
  ],
  nagpur: [
    ['#E8B873', '#A85A1C'],
    ['#D9CBB0', '#52743F'],
    ['#C99A6B', '#5B3A2A'],
  ],
  gurgaon: [
    ['#C9D2DC', '#3D4DB7'],
    ['#E0C9A6', '#8F5B44'],
    ['#B9C4B0', '#3F6B4A'],
  ],
  delhi: [
    ['#C9785A', '#7A3324'],
    ['#E6CFA6', '#9D5B3A'],
    ['#D7B49A', '#52743F'],
  ],
  'aurangabad-chh-sambhaji-nagar': [
    ['#B79B84', '#5B3A2A'],
    ['#DCC7A3', '#0F766E'],
    ['#C58F72', '#6B4031'],
  ],
  sonipat: [
    ['#D48F6A', '#7E3526'],
    ['#E8D9A8', '#52743F'],
    ['#CFC3E0', '#5B4A86'],
  ],
  hyderabad: [
    ['#EAD9C0', '#0F766E'],
    ['#CDB7A4', '#6B4F7A'],
    ['#D9B07C', '#7A5230'],
  ],
  jaipur: [
    ['#E29A86', '#A8432F'],
    ['#EDB79F', '#B4512F'],
    ['#D98472', '#7A001B'],
  ],
  indore: [
    ['#E6C08A', '#8E3B20'],
    ['#C7B8A5', '#86307C'],
    ['#DDA27C', '#5B3A2A'],
  ],
  rohtak: [
    ['#D9B38C', '#7E4A26'],
    ['#C86F52', '#5B3A2A'],
    ['#DCD3B2', '#52743F'],
  ],
  tumkur: [
    ['#B9AFA6', '#5B5356'],
    ['#D68A62', '#6B4031'],
    ['#D5DDB4', '#52743F'],
  ],
  jodhpur: [
    ['#9DB9E0', '#3D5FA8'],
    ['#BFD0EA', '#3D4DB7'],
    ['#D9AE86', '#8F4A34'],
  ],
  jabalpur: [
    ['#E8E2DA', '#8C8A84'],
    ['#D7B894', '#5B3A2A'],
    ['#C9D4CE', '#2F6B66'],
  ],
  bhopal: [
    ['#E9D6C3', '#0F766E'],
    ['#D99C8B', '#86307C'],
    ['#C8BFA2', '#3F6B4A'],
  ],
  ahmednagar: [
    ['#C4A78C', '#5B3A2A'],
    ['#DDBB8B', '#8E3B20'],
    ['#BFC6A6', '#52743F'],
  ],
  pali: [
    ['#E4B98F', '#9A4A2A'],
    ['#D8C7AF', '#3D4DB7'],
    ['#EBD3B5', '#86307C'],
  ],
  'hubli-dharwad': [
    ['#C67C5C', '#6B4031'],
    ['#E3CD9A', '#0F766E'],
    ['#CDA68C', '#7A001B'],
  ],
};
