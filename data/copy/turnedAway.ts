/** What visitors read on the small pages without style that stand in for one that we cannot show. */
export const OVERLOADED_COPY = {
  title: 'Just a moment',
  heading: 'We are very busy just now',
  page: 'So many people are here at once that we cannot show you this page. Please wait a few seconds and',
  again: 'try again',
  form: 'Your form has not been sent. Please go back, wait a few seconds and press the button again.',
  call: 'Or call us, free of charge:',
};

export const UNREACHABLE_COPY = {
  ...OVERLOADED_COPY,
  heading: 'We will be back in a moment',
  page: 'The site is just being renewed. If you sent a form, go back and send it once more. Please wait a few seconds and',
  api: 'The site is just being renewed. Please try again in a few seconds.',
};

export const TOO_MANY_COPY = {
  ...OVERLOADED_COPY,
  heading: 'That was very fast',
  page: 'More pages were asked for from your internet connection than we can show at once. Others may share it with you. Please wait a few seconds and',
};
