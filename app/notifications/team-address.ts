import type { SettingTexts } from "../server/setting-form";

/** Whether the address in TEAM_EMAIL gets every email to the team. */
export const teamAddress = { name: "notifications", defaults: { team_address: "yes" } } as const;

export type TeamAddressTexts = SettingTexts<typeof teamAddress>;
