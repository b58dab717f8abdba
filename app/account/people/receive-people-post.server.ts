import { paths } from "#app/paths";
import { readOrCreateFormId } from "#app/server/forms/submission-keys.server";
import type { RequestContext } from "#app/server/http/context.server";
import type { Flash } from "#app/server/http/flash.server";
import type { RefusedChoices } from "../notifications/choice-texts";
import { isChoicesPost, keepTypedChoices, receiveChoicesPost } from "../notifications/receive-choices-post.server";
import { switchFactorOff } from "../second-factor.server";
import { invitePerson, sendInvitationAgain, withdrawInvitation } from "./invitations.server";
import { describeLastAdmin, editPerson, type PersonSave, switchPerson, undoPersonEdit } from "./people.server";
import { peopleFailed, type RefusedPerson } from "./people-texts";
import { personLabels } from "./person-fields";
import { readPerson, readShownPerson } from "./read-person.server";

type Result = { toast: Flash; to: string } | { refused: RefusedPerson | RefusedChoices; status: number };

interface Post {
  actor: string;
  fields: URLSearchParams;
}

export function keepTypedPerson(fields: URLSearchParams): RefusedPerson | RefusedChoices | Flash {
  const intent = fields.get("intent");
  if (isChoicesPost(fields)) return keepTypedChoices(fields, peopleFailed);
  if (intent !== "save_person" && intent !== "invite_person") return peopleFailed;
  return {
    title: "",
    values: readPerson(fields),
    shown: readShownPerson(fields),
    errors: {},
    theirs: [],
    toast: peopleFailed,
  };
}

const NOT_SAVED = "We haven’t saved it yet. Fix this:";

export async function receiveInvitation(context: RequestContext, { actor, fields }: Post): Promise<Result> {
  const texts = readPerson(fields);
  const formId = readOrCreateFormId(fields.get("form_id"));
  const result = await invitePerson(context, { actor, formId, texts });
  if (result.outcome === "invalid") {
    const title = "We haven’t invited anybody yet. Fix this:";
    return { refused: { title, values: texts, shown: texts, errors: result.errors, theirs: [] }, status: 400 };
  }
  const description = `${texts.name} gets an email at ${texts.email}.`;
  return { toast: { title: "Colleague Invited", description, tone: "info" }, to: paths.adminPeople };
}

interface PersonPost extends Post {
  userId: string;
  name: string;
}

export async function receivePersonPost(context: RequestContext, post: PersonPost): Promise<Result> {
  const { userId, name, actor, fields } = post;
  const to = paths.adminPerson(userId);
  if (isChoicesPost(fields)) return { ...(await receiveChoicesPost(context, post)), to };
  switch (fields.get("intent")) {
    case "save_person": {
      const [typed, shown] = [readPerson(fields), readShownPerson(fields)];
      return describeSave(post, await editPerson(context, { userId, actor, typed, shown }), typed, shown);
    }
    case "undo_person": {
      const texts = readPerson(fields);
      const editId = fields.get("edit") ?? "";
      return describeSave(post, await undoPersonEdit(context, { userId, actor, editId }), texts, texts);
    }
    case "switch_off":
    case "switch_on":
      return { toast: await receiveSwitch(context, post), to };
    case "factor_off": {
      if (!(await switchFactorOff(context, { userId, actor })))
        return { toast: { ...NOTHING, description: `${name}.` }, to };
      const description = `${name} now signs in with the password alone.`;
      return { toast: { title: "Two-Step Sign-In Turned Off", description, tone: "info" }, to };
    }
    case "invite_again": {
      const email = await sendInvitationAgain(context, { userId, actor });
      if (!email) return { toast: { ...NOTHING, description: "This invitation is no longer open." }, to };
      const description = `${name} gets another email at ${email}. The earlier link no longer works.`;
      return { toast: { title: "Invitation Sent Again", description, tone: "info" }, to };
    }
    case "withdraw_invitation": {
      if (!(await withdrawInvitation(context, { userId, actor })))
        return { toast: { ...NOTHING, description: `${name} has accepted the invitation.` }, to };
      const toast: Flash = {
        title: "Invitation Withdrawn",
        description: `${name}. The link no longer works.`,
        tone: "info",
      };
      return { toast, to: paths.adminPeople };
    }
    default:
      return { toast: peopleFailed, to };
  }
}

const NOTHING = { title: "Nothing Changed", tone: "info" } as const;

async function receiveSwitch(context: RequestContext, { userId, name, actor, fields }: PersonPost): Promise<Flash> {
  const isOn = fields.get("intent") === "switch_on";
  const outcome = await switchPerson(context, { userId, actor, isOn });
  if (outcome === "missing") return peopleFailed;
  if (outcome === "last_admin") return { ...lastAdmin, description: describeLastAdmin({ name, userId }) };
  if (outcome === "unchanged") return { ...NOTHING, description: `${name}.` };
  if (isOn) return { title: "Account Turned On", description: `${name} can sign in again.`, tone: "info" };
  const action = { label: "Undo", to: "", fields: { intent: "switch_on" } };
  return { title: "Account Turned Off", description: `${name} is signed out everywhere.`, tone: "info", action };
}

const lastAdmin = { title: "Not Changed", tone: "error" } as const;

function describeSave(
  { userId, name }: PersonPost,
  result: PersonSave,
  typed: RefusedPerson["values"],
  shown: RefusedPerson["shown"],
): Result {
  const to = paths.adminPerson(userId);
  switch (result.outcome) {
    case "saved": {
      const action = { label: "Undo", to: "", fields: { intent: "undo_person", edit: result.editId } };
      return { toast: { title: "Colleague Saved", description: `${typed.name || name}.`, tone: "info", action }, to };
    }
    case "unchanged":
      return { toast: { ...NOTHING, description: `${name}.` }, to };
    case "missing":
      return { toast: peopleFailed, to: paths.adminPeople };
    case "last_admin":
      return refuse(typed, shown, { role: describeLastAdmin({ name, userId }) });
    case "changed_since": {
      const description = "Somebody has changed this account again since then. Change it back by hand.";
      return { toast: { title: "Not Undone", description, tone: "error" }, to };
    }
    case "invalid":
      return refuse(typed, shown, result.errors);
    default: {
      const { values, saved, theirs } = result;
      const names = theirs.map((field) => personLabels[field]).join(", ");
      const title = `A colleague just changed this (${names}), so we haven’t saved yours yet.`;
      return { refused: { title, values, shown: saved, errors: {}, theirs }, status: 409 };
    }
  }
}

const refuse = (
  values: RefusedPerson["values"],
  shown: RefusedPerson["shown"],
  errors: RefusedPerson["errors"],
): Result => ({
  refused: { title: NOT_SAVED, values, shown, errors, theirs: [] },
  status: 400,
});
