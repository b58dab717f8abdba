import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import {
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  Link,
  useActionData,
  useLoaderData,
  useSearchParams,
} from "@remix-run/react";
import { requireRight } from "#app/account/auth.server";
import { paths } from "#app/paths";
import { answerFailure } from "#app/server/forms/answer-failure.server";
import { receiveForm } from "#app/server/forms/form.server";
import { type Flash, redirectWithFlash } from "#app/server/http/flash.server";
import { readPage } from "#app/server/list/list-query";
import { pageTitle } from "#app/site";
import { loadOrStay, postWithFallback, revalidateUnlessLost } from "#app/ui/feedback/lost-connection";
import { AnswerToast } from "#app/ui/feedback/toast.tsx";
import { ScreenHead } from "#app/ui/list/list-screen.tsx";
import { Pager } from "#app/ui/list/pager.tsx";
import { CouponForm } from "./coupon-form";
import { CouponTable } from "./coupon-table";
import { couponFailed } from "./coupon-texts";
import { type ListedCoupons, listCoupons } from "./list-coupons.server";
import { keepTypedCoupon, type RefusedCoupon, receiveCouponPost } from "./receive-coupon-post.server";

export const meta: MetaFunction = ({ matches }) => [{ title: pageTitle(matches, "Coupons") }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireRight(context, request, "sales");
  return listCoupons(context, readPage(new URL(request.url).searchParams));
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireRight(context, request, "sales");
  const { fields } = await receiveForm(context);
  const result = await answerFailure(context, receiveCouponPost(context, fields), keepTypedCoupon(fields));
  if ("refused" in result) return data(result.refused, { status: result.status });
  const { toast } = result;
  if (toast.tone !== "error")
    context.log.info({ user: userId, intent: fields.get("intent"), code: fields.get("code") }, "coupons changed");
  return redirectWithFlash(context, paths.adminCoupons, toast);
}

export function clientLoader(args: ClientLoaderFunctionArgs) {
  return loadOrStay<ListedCoupons>(args, "coupons/office/page");
}

export function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  return postWithFallback<RefusedCoupon, Flash>({ request, serverAction }, couponFailed);
}

export const shouldRevalidate = revalidateUnlessLost;

export default function CouponScreen() {
  const { rows, page, pages } = useLoaderData<typeof loader>();
  const answer = useActionData<RefusedCoupon | Flash>();
  const refused = answer && "errors" in answer ? answer : undefined;
  const [query] = useSearchParams();
  const isFormOpen = query.has("new") || rows.length === 0 || refused !== undefined;
  return (
    <>
      <ScreenHead title="Coupons" back={{ label: "Purchases", to: paths.adminSales }}>
        {isFormOpen ? null : (
          <>
            <Link className="tool tool-solid" to="?new">
              Add coupon
            </Link>{" "}
          </>
        )}
      </ScreenHead>
      <div className="grid grid-cols-1 gap-5">
        {isFormOpen ? <CouponForm refused={refused} /> : null}
        {rows.length === 0 ? (
          <p role="status">No coupons yet. New coupons are listed here, with how often customers used them.</p>
        ) : (
          <div>
            <CouponTable rows={rows} />
            <Pager page={page} pages={pages} addressOf={(wanted) => `${paths.adminCoupons}?page=${wanted}`} />
          </div>
        )}
      </div>
      <AnswerToast answer={answer} />
    </>
  );
}
