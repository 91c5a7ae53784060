const TIME = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** A time (ms since 1970) as our people read it: `27 Nov 2026, 4:05 pm`, in Indian time. */
export const inIndia = (at: number): string => TIME.format(at);
