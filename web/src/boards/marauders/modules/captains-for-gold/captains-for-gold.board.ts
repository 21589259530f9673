import type { ModuleBoard } from "../modules";
import Captains from "../two-captains/Captains.svelte";

export const board: ModuleBoard = {
  desk: { "keep-captain": { Panel: Captains }, "buy-captain": { Panel: Captains, draws: () => false } },
};
