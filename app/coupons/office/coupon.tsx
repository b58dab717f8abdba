import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Form,
  useActionData,
  useLoaderData,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { useFormVersion } from "#app/ui/form/use-form-version";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { SwitchForm } from "./coupon-table";
import { type CouponState, couponFailed, WHEN_DELETABLE } from "./coupon-texts";
import { type EditedCoupon, loadCoupon } from "./edit-coupon.server";
import { EditForm } from "./edit-form";
import { keepTypedTerms, type RefusedEdit, receiveCouponEdit } from "./receive-coupon-edit.server";

export const meta: MetaFunction<typeof loader> = ({ data, matches }) => [
  { title: pageTitle(matches, `Coupon ${data?.code ?? ""}`) },
];

export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<EditedCoupon> {
  await requireRight(context, request, "sales");
  return loadCoupon(context, params.code as string);
}

export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await requireRight(context, request, "sales");
  const { fields } = await receiveForm(context);
  const work = receiveCouponEdit(context, params.code as string, fields);
  const result = await answerFailure(context, work, keepTypedTerms(fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  const { toast, to } = result;
  if (toast.tone !== "error")
    context.log.info({ user: userId, intent: fields.get("intent"), code: params.code }, "coupons changed");
  return redirectWithFlash(context, to, toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<EditedCoupon>(args, "coupons/office/coupon");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedEdit, Flash>({ request, serverAction }, couponFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

const replacing = ["save_coupon"];

const stateTitles: Record<CouponState, string> = {
  on: "This coupon is on",
  scheduled: "This coupon is scheduled",
  used_up: "This coupon is used up",
  ended: "This coupon has ended",
  off: "This coupon is off",
};

export default function CouponEditor() {
  const coupon = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedEdit | Flash>();
  const { code, discount, isActive, isAccepted, state, uses } = coupon;
  const refused = answer && "theirs" in answer ? answer : undefined;
  const version = useFormVersion(replacing, refused !== undefined);
  return (
    <>
      <ScreenHead title={code} back={{ label: "All coupons", to: paths.adminCoupons }} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <EditForm key={`${code} ${version} ${refused?.theirs ?? ""}`} coupon={coupon} refused={refused} />
        <section className="panel" aria-labelledby="coupon-state">
          <h2 id="coupon-state">{stateTitles[state]}</h2>
          <p className="mt-1 mb-3 max-w-[60ch] text-ink-2">
            {discount}. {describeUses(uses)} {uses === 0 && isAccepted ? WHEN_DELETABLE : ""} Need another discount?
            Create a new coupon.
          </p>
          <div className="flex flex-wrap gap-2">
            <SwitchForm code={code} isActive={isActive} />
            {uses === 0 && !isAccepted ? (
              <Form method="post" preventScrollReset>
                <button type="submit" className="tool tool-danger" name="intent" value="delete_coupon">
                  Delete coupon
                </button>
              </Form>
            ) : null}
          </div>
        </section>
      </div>
      <AnswerToast answer={answer} />
    </>
  );
}

const describeUses = (uses: number) =>
  uses === 0 ? "Never used." : `Used ${uses === 1 ? "once" : `${uses} times`}. You can turn it off, but not delete it.`;
