/**
 * What a parent or a pupil types, and the page that answers it; where several answer equally well,
 * each of them is right. Without a page: we have nothing, and the search has to say so.
 */
export type ParentSearch = readonly [text: string, ...right: string[]];

/** Written before the search was tuned to them. */
export const TUNED_SEARCHES: readonly ParentSearch[] = [
  // Places, by their short names and next to us.
  ['rr nagar', '/bangalore-branches/mysore-road', '/bangalore-branches/kengeri'],
  ['bkc mumbai', '/mumbai-branches/kurla-west'],
  ['kukatpally', '/hyderabad-branches/bowrampet'],
  ['noida school', '/delhi-branches'],
  // The branch in Pali has no page of its own: the list of all branches names it.
  ['pali rajasthan school', '/contact-us'],
  ['jp nagar 7th phase', '/bangalore-branches/jp-nagar'],
  [
    'hsr layout',
    '/bangalore-branches/haralur-road',
    '/bangalore-branches/sarjapur-road',
    '/bangalore-branches/btm-layout',
  ],
  ['cbd belapur', '/mumbai-branches/nerul', '/mumbai-branches/kharghar'],
  ['lb nagar hyd', '/hyderabad-branches/lb-nagar'],
  ['omr chennai', '/chennai-branches/thoraipakkam', '/chennai-branches/navalur'],
  ['nibm road pune', '/ois-pune-branches/undri'],
  ['hinjewadi', '/ois-pune-branches/tathawade'],
  ['powai school', '/mumbai-branches/vikhroli-east'],
  ['salt lake kolkata', '/kolkata-branches/new-town'],
  [
    'banjara hills',
    '/hyderabad-branches/jubilee-hills',
    '/hyderabad-branches/jubilee-hills-pre-primary',
  ],
  ['sector 56 gurgaon', '/gurgaon-branches/sector-57'],
  // The branch in Jagatpura has no page yet: the city's page names it.
  ['malviya nagar jaipur', '/jaipur-branches'],
  ['whitefield', '/bangalore-branches/kadugodi'],
  ['tambaram sanatorium', '/chennai-branches/tambaram'],
  ['andheri west', '/mumbai-branches/goregaon-east'],
  ['secunderabad', '/hyderabad-branches/sainikpuri', '/hyderabad-branches'],
  ['faridabad', '/gurgaon-branches', '/delhi-branches'],
  ['anand vihar delhi', '/delhi-branches'],
  ['school in lucknow'],
  ['ahmedabad'],
  ['school in mysuru'],

  // Slips.
  ['bangalor whitefeild school', '/bangalore-branches/kadugodi'],
  ['electronc city', '/bangalore-branches/electronic-city'],
  ['hydrabad school', '/hyderabad-branches'],
  ['koramanagala branch', '/bangalore-branches/btm-layout', '/bangalore-branches/btm-pre-primary'],
  ['addmission form', '/application-form'],
  ['transfer certficate', '/transfer-certificates'],
  ['multiplcation table of 13', '/maths-concepts/table-of-13'],
  ['gachibowli schol', '/hyderabad-branches/nallagandla'],
  ['feee structure pune', '/fee-structure'],
  ['pythagoras theorm class 10', '/maths-concepts/pythagoras-theorem'],

  // Hindi with Latin letters.
  ['admission kaise le', '/admissions'],
  ['bachhe ka admission kab hoga', '/admissions'],
  ['school ki fees kitni hai', '/fee-structure'],
  ['nursery ke liye umar kitni chahiye', '/admissions', '/blog/age-for-each-grade'],
  ['mere ghar ke paas school', '/nearme'],
  ['hostel wala school', '/boarding-school'],
  ['kaksha 5 ganit worksheet', '/worksheets/grade-5'],
  ['tees ka pahada', '/maths-concepts/table-of-30'],
  ['tc kaise milega', '/transfer-certificates'],
  ['baccho ki kahaniya', '/story'],
  ['noukri teacher', '/careers'],
  // Kauwa is the crow: the nearest poem that we have.
  ['bada kauwa poem', '/poems/the-crow-at-six'],

  // Hindi.
  ['जयपुर स्कूल', '/jaipur-branches'],
  ['पुणे', '/ois-pune-branches'],
  ['मुंबई में स्कूल', '/mumbai-branches'],
  ['बेंगलुरु', '/bangalore-branches'],
  ['हैदराबाद स्कूल फीस', '/fee-structure', '/hyderabad-branches'],
  ['इंदौर प्रवेश', '/school-admission-in-indore'],
  ['दिल्ली में दाखिला', '/school-admission-in-delhi'],
  ['नागपुर', '/nagpur-branches'],
  ['तीन का पहाड़ा', '/maths-concepts/table-of-3'],

  // What parents want to know.
  ['scholarship', '/fee-structure'],
  ['nursery admission age', '/admissions', '/blog/age-for-each-grade'],
  // Hours come from the branch itself: the page that says so, with its numbers and its form.
  ['school timings', '/contact-us'],
  ['holiday list 2025'],
  ['uniform', '/fee-structure'],
  ['entrance test for class 6 admission', '/admissions'],
  ['bus facility', '/fee-structure', '/blog/school-bus-safety'],
  ['seat availability grade 1', '/admissions'],
  ['sibling discount', '/fee-structure'],
  ['teacher job apply', '/careers'],
  ['phone no', '/contact-us'],
  ['rte lottery date', '/rte-information'],

  // Lessons.
  ['sst class 8', '/class8-ncert-solutions'],
  ['class 10 maths formula', '/math-formula'],
  ['12th physics syllabus 2025', '/cbse-class-12-syllabus'],
  ['how to write notice', '/english-concepts/notice-writing'],

  // Nothing of ours.
  ['ipl score today'],
  ['neet coaching'],
];
