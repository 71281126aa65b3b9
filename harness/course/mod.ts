/** What course sites hand out and take back. @module */

export { isArchive, withoutEnding } from "./archive_name.ts";
export { type Arrived, type Claim, claimsIn, type Part, type Stray } from "./claims.ts";
export { GRADESCOPE_FILE, resubmission, type Site, siteOf, SITES } from "./download_name.ts";
export { decode, encode, type Encoding, guessEncoding } from "./encoding.ts";
export { canvasFeedbackName, moodleFeedbackName, type ZipFile, zipOf } from "./feedback.ts";
export { type Filled, fillSheet, type GivenMark } from "./fill_sheet.ts";
export { type ExportedSubmission, readExport } from "./gradescope_export.ts";
export { lower, readRoster, type RosterRow, type Student } from "./roster.ts";
export { type Edit, readSheet, type Sheet, withEdits } from "./sheet.ts";
export { readSiteSheet, SHEET_SITES, type SheetSite } from "./site_sheet.ts";
export { lengthOf, timeOf } from "./time.ts";
export { type Owned, type Register, whoIsWho, type WhoRules } from "./who.ts";
export * from "./archive/mod.ts";
