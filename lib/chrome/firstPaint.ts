import { rememberVisit } from '@/lib/enquiry/attribution';
import { markAskedSheet } from './markAskedSheet';
import { markVisit } from './markVisit';

// The build makes firstPaintScript.mjs of it; it stands in the head of every page.
markVisit();
markAskedSheet();
rememberVisit();
