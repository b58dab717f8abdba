import { paths } from "#app/paths";
import { Button } from "../../ui/button";
import { getOptionName, getSubmitLabel, question } from "../packages";
import type { PhotoUploads } from "../photos/photo-uploads";
import { usePhotos } from "../photos/use-photos";
import { SplitGauge } from "./gauge";
import { price, toPlace } from "./split-fields";
import { isComplete, listPlaced, splitState, splitWords, type Typed } from "./split-state";
import { TextForOption } from "./text-for-option";
import type { Phase } from "./use-send";

interface JobTicketProps {
  typed: Typed;
  live: boolean;
  phase: Phase;
  uploads: PhotoUploads;
}

/** Without the hash of the form's own action: with one, browsers do not let the error summary take the focus. */
export const sendTo = paths.visualDesign;

function busyWords(phase: Phase, option: string): string | null {
  if (phase === "idle") return null;
  if (phase === "uploading") return "Uploading pictures…";
  return option === question.value ? "Sending your question…" : "Sending your order…";
}

/** The slip beside the form: what is placed so far, what it costs, and the button. */
export function JobTicket({ typed, live, phase, uploads }: JobTicketProps) {
  const { option } = typed;
  const ready = isComplete(typed);
  const busy = busyWords(phase, option);
  const named = (value: string) => (value ? getOptionName(value) : "Package");
  return (
    <aside className="order-slip" aria-label="Your order">
      <div className="order-slip-top notch notch-bottom">
        <h3>Job ticket</h3>
        <p className="text-label font-semibold text-ink-2">Number is printed when you send</p>
        <Placed typed={typed} live={live} />
      </div>
      <div className="order-slip-body notch notch-top">
        <Counts split={typed.split} />
        <dl className="order-price">
          <dt>
            <TextForOption chosen={option} live={live} words={named} />
          </dt>
          <dd>
            <TextForOption chosen={option} live={live} words={price} />
          </dd>
        </dl>
        <Button wide formAction={sendTo} busy={Boolean(busy)} disabled={live && !ready} aria-describedby="order-hint">
          {busy ?? <TextForOption chosen={option} live={live} words={getSubmitLabel} />}
        </Button>
        <p id="order-hint" className="mt-3 text-small text-ink-2 empty:hidden">
          {ready ? null : "Please fill in all required fields marked with *"}
        </p>
        <FailedPhotos uploads={uploads} />
        <p className="for-packages mt-3 border-t border-line pt-3 text-small text-ink-2">
          Files are final sale with digital delivery.
        </p>
      </div>
    </aside>
  );
}

/** The order goes without them, which nobody should find out later. */
function FailedPhotos({ uploads }: Pick<JobTicketProps, "uploads">) {
  const failed = usePhotos(uploads).filter(({ state }) => state === "failed").length;
  if (failed === 0) return null;
  return (
    <p className="mt-3 text-small font-semibold text-err">
      {failed === 1 ? "One picture failed" : `${failed} pictures failed`} and will not be sent.
    </p>
  );
}

function Placed({ typed, live }: Pick<JobTicketProps, "typed" | "live">) {
  const state = splitState(typed.option, typed.split);
  const { strong, rest } = splitWords(state);
  const counted = (option: string) => (option === typed.option ? strong : toPlace(option));
  return (
    <div className="for-packages">
      <SplitGauge state={state} />
      <p role="status" className={`order-placed order-placed-${state.kind}`}>
        <b>
          <TextForOption chosen={typed.option} live={live} words={counted} />
        </b>{" "}
        <TextForOption chosen={typed.option} live={live} words={(option) => (option === typed.option ? rest : "")} />
      </p>
    </div>
  );
}

function Counts({ split }: { split: Record<string, string> }) {
  const placed = listPlaced(split);
  if (placed.length === 0) return null;
  return (
    <dl className="pairs for-packages mb-2">
      {placed.map(({ key, label, count }) => (
        <div key={key}>
          <dt>{label}</dt>
          <dd>{count}</dd>
        </div>
      ))}
      <div className="mt-1.5 border-t border-line-2 font-bold">
        <dt>Total Visuals</dt>
        <dd>{placed.reduce((sum, { count }) => sum + count, 0)}</dd>
      </div>
    </dl>
  );
}
