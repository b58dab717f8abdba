import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import { paths } from "#app/paths";
import { ScreenHead } from "./list-screen";

interface SettingsHeadProps {
  title: string;
  /** What the screen is for. */
  text?: ReactNode;
  back?: { label: string; to: string } | null;
  /** Stands beside the way back. */
  children?: ReactNode;
}

/** The head of a screen below Settings. */
export function SettingsHead({ title, text, back, children }: SettingsHeadProps) {
  const { label, to } = back ?? { label: "All settings", to: paths.adminSettings };
  return (
    <ScreenHead title={title} text={text}>
      <Link className="tool" to={to}>
        {label}
      </Link>
      {children}
    </ScreenHead>
  );
}
