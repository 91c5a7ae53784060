import type { State } from './cutOffs';

export type Holiday = {
  /** `YYYY-MM-DD`. */
  day: string;
  name: string;
  /** The states whose branches are closed then; all branches where absent. */
  states?: readonly State[];
};

/**
 * The days on which no branch shows families round, of the sessions 2025-26 and 2026-27. Days of the
 * union: the yearly circulars of the Department of Personnel and Training (https://dopt.gov.in). Id and
 * Muharram follow the moon: where a state moves one by a day, move it here. Sundays are not listed.
 */
export const HOLIDAYS: readonly Holiday[] = [
  { day: '2025-04-10', name: 'Mahavir Jayanti' },
  { day: '2025-04-14', name: 'Ambedkar Jayanti' },
  { day: '2025-04-15', name: 'Bengali New Year', states: ['West Bengal'] },
  { day: '2025-04-18', name: 'Good Friday' },
  { day: '2025-05-01', name: 'Maharashtra Day', states: ['Maharashtra'] },
  {
    day: '2025-05-01',
    name: 'May Day',
    states: ['Karnataka', 'Tamil Nadu', 'Telangana', 'West Bengal'],
  },
  { day: '2025-05-12', name: 'Buddha Purnima' },
  { day: '2025-06-02', name: 'Telangana Formation Day', states: ['Telangana'] },
  { day: '2025-06-07', name: 'Bakrid' },
  { day: '2025-08-15', name: 'Independence Day' },
  { day: '2025-08-16', name: 'Janmashtami' },
  {
    day: '2025-08-27',
    name: 'Ganesh Chaturthi',
    states: ['Maharashtra', 'Karnataka', 'Telangana', 'Tamil Nadu'],
  },
  { day: '2025-09-05', name: 'Milad-un-Nabi' },
  { day: '2025-09-29', name: 'Durga Puja, Saptami', states: ['West Bengal'] },
  { day: '2025-09-30', name: 'Durga Puja, Ashtami', states: ['West Bengal'] },
  { day: '2025-10-01', name: 'Durga Puja, Navami', states: ['West Bengal'] },
  { day: '2025-10-02', name: 'Gandhi Jayanti and Dussehra' },
  { day: '2025-10-20', name: 'Diwali' },
  { day: '2025-11-01', name: 'Karnataka Rajyotsava', states: ['Karnataka'] },
  { day: '2025-11-01', name: 'Haryana Day', states: ['Haryana'] },
  { day: '2025-11-05', name: 'Guru Nanak Jayanti' },
  { day: '2025-12-25', name: 'Christmas' },
  { day: '2026-01-15', name: 'Pongal', states: ['Tamil Nadu'] },
  { day: '2026-01-16', name: 'Thiruvalluvar Day', states: ['Tamil Nadu'] },
  { day: '2026-01-23', name: 'Netaji Jayanti', states: ['West Bengal'] },
  { day: '2026-01-26', name: 'Republic Day' },
  { day: '2026-02-19', name: 'Shivaji Jayanti', states: ['Maharashtra'] },
  { day: '2026-03-04', name: 'Holi' },
  { day: '2026-03-19', name: 'Gudi Padwa', states: ['Maharashtra'] },
  { day: '2026-03-19', name: 'Ugadi', states: ['Karnataka', 'Telangana'] },
  { day: '2026-03-21', name: 'Id-ul-Fitr' },
  { day: '2026-03-26', name: 'Ram Navami' },
  { day: '2026-03-31', name: 'Mahavir Jayanti' },
  { day: '2026-04-03', name: 'Good Friday' },
  { day: '2026-04-14', name: 'Ambedkar Jayanti' },
  { day: '2026-04-15', name: 'Bengali New Year', states: ['West Bengal'] },
  { day: '2026-05-01', name: 'Buddha Purnima' },
  { day: '2026-05-27', name: 'Bakrid' },
  { day: '2026-06-02', name: 'Telangana Formation Day', states: ['Telangana'] },
  { day: '2026-06-26', name: 'Muharram' },
  { day: '2026-08-15', name: 'Independence Day' },
  { day: '2026-08-26', name: 'Milad-un-Nabi' },
  { day: '2026-09-04', name: 'Janmashtami' },
  {
    day: '2026-09-14',
    name: 'Ganesh Chaturthi',
    states: ['Maharashtra', 'Karnataka', 'Telangana', 'Tamil Nadu'],
  },
  { day: '2026-10-02', name: 'Gandhi Jayanti' },
  { day: '2026-10-19', name: 'Durga Puja, Ashtami', states: ['West Bengal'] },
  { day: '2026-10-20', name: 'Dussehra' },
  { day: '2026-10-21', name: 'Durga Puja, Dashami', states: ['West Bengal'] },
  { day: '2026-11-24', name: 'Guru Nanak Jayanti' },
  { day: '2026-12-25', name: 'Christmas' },
  { day: '2027-01-15', name: 'Pongal', states: ['Tamil Nadu'] },
  { day: '2027-01-16', name: 'Thiruvalluvar Day', states: ['Tamil Nadu'] },
  { day: '2027-01-23', name: 'Netaji Jayanti', states: ['West Bengal'] },
  { day: '2027-01-26', name: 'Republic Day' },
  { day: '2027-02-19', name: 'Shivaji Jayanti', states: ['Maharashtra'] },
  { day: '2027-03-10', name: 'Id-ul-Fitr' },
  { day: '2027-03-22', name: 'Holi' },
  { day: '2027-03-26', name: 'Good Friday' },
];
