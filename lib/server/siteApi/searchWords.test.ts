import { meaningfulWords, readWords } from './searchWords';

it.each([
  ['class 7 maths ch 9', 'class7 math chapter9'],
  ['7th Maths, Chapter-9', 'class7 math chapter9'],
  ['class 7th maths', 'class7 math'],
  ['7th class maths', 'class7 math'],
  ['std VII mathematics', 'class7 math'],
  ['grade10', 'class10'],
  ['standard 3 lesson 4', 'class3 chapter4'],
  ['standard form', 'standard form'],
  ['a lesson on light', 'a lesson on light'],
  ['classes 6 to 12', 'class 6 to 12'],
  ['class x science', 'class10 science'],
  ['कक्षा ७ गणित', 'class7 math'],
  ['17 ka pahada', '17 ka table'],
  ['saat ka pahada', '7 ka table'],
  ['how to do table of 7', 'how to do table of 7'],
  ['teen tips', 'teen tip'],
  ['samajik vigyan', 'social science'],
  ['vigyan', 'science'],
  ['Ohm’s law', 'ohm law'],
  ['stories, branches, classes', 'story branch class'],
  ['school near me', 'school nearme'],
  ['जयपुर स्कूल', 'jaypur school'],
  ['फ़ीस', 'fee'],
  ['admission 2025-26', 'admission 2025'],
  ['admission 2025/2026', 'admission 2025'],
  ['rr nagar', 'rajarajeshwari nagar'],
  ['tees ka pahada', '30 ka table'],
  ['', ''],
])('reads %p as %p', (text, words) => {
  expect(readWords(text).join(' ')).toBe(words);
});

it.each([
  ['the fees of the school', 'fee school'],
  ['class 7 ka fees', 'class7 fee'],
  ['tc pdf download', 'transfer certificate'],
  ['admission kaise le', 'admission'],
  ['मुंबई में स्कूल', 'mumbai school'],
  ['of the', 'of the'],
])('finds the meaning of %p in %p', (text, words) => {
  expect(meaningfulWords(text).join(' ')).toBe(words);
});
