/// <reference lib="dom" />
/** What runs in the browser of a person who plays or looks on. @module */

import { render } from "preact";
import { useEffect } from "preact/hooks";
import { type Language, LANGUAGES } from "../../../harness/core/mod.ts";
import { RoomPage } from "../live/room_page.tsx";
import { liveWord } from "../live/words.ts";
import { LanguageContext } from "../view/reader.tsx";
import { LANGUAGE_NAMES } from "../words.ts";
import { useChoices } from "./choices.ts";
import { useRoom } from "./room_link.ts";
import { useServerTime } from "./server_time.ts";

function LiveApp({ language: otherwise }: { readonly language: Language }) {
  const { language, choices } = useChoices(otherwise);
  const { room, plays, link, refusal, aheadMs, act } = useRoom();
  const runs = room?.table?.status.kind === "turn";
  const nowMs = useServerTime(runs, aheadMs);
  const [mine, theirs] = room?.players ?? [];
  useEffect(() => {
    if (mine && theirs) document.title = `${mine.name} – ${theirs.name}`;
  }, [mine?.name, theirs?.name]);
  const notice = link === "open"
    ? refusal && liveWord("refused", language, { why: liveWord(refusal, language) })
    : liveWord(link, language);
  return (
    <LanguageContext.Provider value={language}>
      {room
        ? (
          <RoomPage
            room={room}
            choices={choices}
            nowMs={nowMs}
            plays={plays}
            notice={notice}
            act={act}
          />
        )
        : <p>{notice}</p>}
    </LanguageContext.Provider>
  );
}

const root = document.getElementById("app");
if (root) {
  // The key is in a cookie now, and need not stay in the address.
  if (location.search !== "") history.replaceState(null, "", location.pathname);
  document.documentElement.classList.add("script");
  const { lang } = document.documentElement;
  const language = LANGUAGES.find((one) => LANGUAGE_NAMES[one].tag === lang) ?? "en";
  const [first] = [...root.children];
  first?.remove();
  render(<LiveApp language={language} />, root);
}
