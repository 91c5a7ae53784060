/** What was studied on this device, and what to repeat today. */
export const MY_STUDY_PATH = '/my-study';
