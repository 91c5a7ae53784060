import { markVisit } from './markVisit';

// Becomes public/first-paint.js by `npm run first-paint`; the document loads it before its body.
markVisit();
