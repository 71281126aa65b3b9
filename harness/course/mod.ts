/** What course sites hand out and take back. @module */

export { isArchive, withoutEnding } from "./archive_name.ts";
export { type Arrived, claimsIn, type UploadPart } from "./claims.ts";
export { GRADESCOPE_FILE, resubmission, type Site, siteOf, SITES } from "./download_name.ts";
export { decode, encode } from "./encoding.ts";
export { canvasFeedbackName, moodleFeedbackName, type ZipFile, zipOf } from "./feedback.ts";
export { type Filled, fillSheet, type GivenMark } from "./fill_sheet.ts";
export { readExport } from "./gradescope_export.ts";
export { readRoster, type RosterRow, type Student } from "./roster.ts";
export { readSheet } from "./sheet.ts";
export { readSiteSheet, SHEET_SITES, type SheetSite } from "./site_sheet.ts";
export { type Owned, whoIsWho } from "./who.ts";
export * from "./archive/mod.ts";
