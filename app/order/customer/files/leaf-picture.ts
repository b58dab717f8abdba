import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { findOpenedOrder } from "#app/order/access/customer-page-access.server";
import { loadLeaf } from "#app/order/deliver/delivery-progress.server";
import { getPaper, type LeafPart, listBlades } from "#app/order/model/leaf";
import { escapeHtml } from "#app/server/email/layout.server";
import { rejectDataRequest } from "#app/server/http/context.server";
import { CLOSED_POLICY } from "#app/server/http/security.server";
import { business } from "#app/site";
import { drawHub, listBladePaths } from "#app/ui/marks/blade-paths";
import colors from "#content/brand/colors.json";

/** GET /orders/{number}/leaf.svg: the leaf as a picture to download. It shows no customer data, only the number. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  rejectDataRequest(context);
  const order = await findOpenedOrder(context, request, params.number ?? "");
  const { leaf } = order ? await loadLeaf(context, order) : { leaf: [] };
  if (!order || leaf.length === 0) throw data(null, { status: 404 });
  const { name } = await context.settings.read(business);
  return new Response(drawPicture(listBlades(leaf), order.submissionId, name), {
    headers: {
      "Content-Type": "image/svg+xml; charset=utf-8",
      "Content-Disposition": `attachment; filename="${order.submissionId}-leaf.svg"`,
      "Content-Security-Policy": `${CLOSED_POLICY}; sandbox`,
      "Cache-Control": "private, no-store",
    },
  });
}

const ink = colors.ink.light;

function drawPicture(blades: LeafPart[], number: string, agency: string): string {
  const drawn = listBladePaths(blades.length).map(
    ({ transform, d }, index) => `<path transform="${transform}" d="${d}"${describeFill(blades[index])}/>`,
  );
  const line = `fill="${ink}" font-family="Arial Narrow,Arial,Helvetica,sans-serif" font-weight="700" text-anchor="middle"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1080" height="1080" viewBox="-500 -560 1000 1000">
<path fill="${colors.canary.light}" d="M-500-560h1000v1000h-1000z"/>
${drawn.join("\n")}
<path fill="${ink}" d="${drawHub(62)}"/>
<text y="150" ${line} font-size="84">${escapeHtml(agency)}</text>
<text y="240" ${line} font-size="44">${escapeHtml(number)}</text>
</svg>
`;
}

function describeFill(part: LeafPart | undefined): string {
  const edge = ` stroke="${ink}" stroke-width="1.5"`;
  if (!part || part.paper === null || part.state === "open") return ` fill="none"${edge}`;
  const { color, opacity } = getPaper(part.paper);
  return ` fill="${colors[color].light}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}${edge}`;
}
