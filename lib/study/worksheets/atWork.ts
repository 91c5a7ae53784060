/** What a pupil at work on a sheet needs, in one script: another sheet, and the marks. */
export { buildSheet } from './buildSheet';
export { markAnswer } from './markAnswer';
