import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { ScreenHead } from "./list-screen";

interface SettingsHeadProps {
  title: string;
  text?: ReactNode;
  back?: { label: string; to: string } | null;
  children?: ReactNode;
}

export function SettingsHead({ title, text, back, children }: SettingsHeadProps) {
  return (
    <ScreenHead title={title} text={text} back={back ?? { label: "All settings", to: paths.adminSettings }}>
      {children}
    </ScreenHead>
  );
}
