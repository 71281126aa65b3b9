/** What every command that can be watched says about `--live`. @module */

import type { Localized } from "../../core/mod.ts";

/** Lines for `--help`. */
export const LIVE_HELP: Localized = {
  en:
    `  --live               show the progress on a page, and print its link; the page is served to this
                       machine alone and is for viewing only
  --host ADDRESS       let people on other machines view it at this address of your machine (0.0.0.0
                       for all addresses), by another link`,
  zh: `  --live               進行時在網頁上即時顯示，並印出連結；只提供給本機，且只能觀看
  --host ADDRESS       讓其他電腦經由本機的這個位址觀看（0.0.0.0 表示全部），使用另一個連結`,
  ja:
    `  --live               進行の様子をページにその場で表示し、リンクを出力する。このマシンにだけ提供さ
                       れ、見ることしかできない
  --host ADDRESS       このマシンのこのアドレスで、他のマシンから見られるようにする（0.0.0.0 はすべ
                       て）。リンクは別になる`,
};
