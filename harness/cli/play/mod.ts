/** Games by hand. @module */

import { openSession } from "../../live/mod.ts";
import { onInterrupt, print } from "../../surroundings/mod.ts";
import { EXIT, type ExitCode } from "../command.ts";
import { openAddress } from "../open.ts";
import type { Options } from "../options.ts";
import { links } from "./links.ts";
import { settingOf } from "./setting.ts";

const MOST_SEED = 2 ** 31 - 1;

/** Serves the page until the games are over or the user ends the session. */
export async function playByHand(options: Options): Promise<ExitCode> {
  const setting = settingOf(options, () => Math.floor(Math.random() * MOST_SEED));
  await using session = await openSession(setting);
  using _interrupt = onInterrupt(() => print(session.finish()));
  print(links(session, setting));
  if (setting.opens) await openAddress(session.server.link("player"));
  await session.room.play();
  print(session.finish());
  return EXIT.conforms;
}
