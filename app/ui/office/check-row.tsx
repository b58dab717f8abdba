import type { ComponentProps, ReactNode } from "react";
import { StatusMark } from "../marks/status-mark";

interface CheckRowProps {
  id?: string;
  name: ReactNode;
  label: string;
  mark: ComponentProps<typeof StatusMark>;
  edge: string;
  className?: string;
  link: ReactNode;
  children: ReactNode;
}

export function CheckRow({ id, name, label, mark, edge, className = "", link, children }: CheckRowProps) {
  return (
    <li
      id={id}
      className={`grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-0.5 relative pr-3 pl-[17px] before:absolute before:inset-y-0 before:left-0 before:w-[5px] forced-colors:before:bg-[CanvasText] py-2 md:grid-cols-[minmax(0,1fr)_12rem] lg:grid-cols-[10rem_10rem_minmax(0,1fr)_10rem] ${edge} ${className}`.trim()}
    >
      <b>{name}</b>{" "}
      <span className="flex items-center gap-2 font-semibold">
        <StatusMark {...mark} /> {label}
      </span>{" "}
      <span className="max-w-[48rem] wrap-anywhere lg:text-balance max-md:col-span-full">{children}</span>
      {link}
    </li>
  );
}
