/** What the form says of details that the specification has no sentence for. */
export const ENQUIRY_PROBLEMS = {
  nameTooLong: 'This name is too long for our form. Please use at most 80 characters.',
  nameWithoutLetters: 'Please write the name in letters.',
  unreadable: 'There are characters here that we cannot read. Please type it again.',
  birthTooEarly: 'Please check the year of birth.',
} as const;
