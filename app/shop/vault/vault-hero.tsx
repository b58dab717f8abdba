import type { ProductCategory } from "../model/categories";
import type { Vault } from "./load-vault.server";
import { getVaultUrl } from "./vault-query";
import { Wheel } from "./wheel";

interface VaultHeroProps {
  current: ProductCategory | null;
  wheel: Vault["wheel"];
  tabs: Vault["tabs"];
}

export function VaultHero({ current, wheel, tabs }: VaultHeroProps) {
  return (
    <section className="vault-hero" aria-labelledby="vault-title">
      <div className="wrap">
        <div className="vault-copy">
          <h1 id="vault-title">Digital Vault</h1>
          <p className="max-w-[30ch] text-lead">
            Checklists, planners, calculators and scripts that save you an evening. Buy one, download it right away, and
            put it to work today.
          </p>
        </div>
        <Wheel wedges={wheel} />
        {tabs.length > 0 ? (
          <nav className="vault-tabs" aria-label="Categories">
            <ul>
              {tabs.map(({ id, name, count }) => (
                <li key={name} className={`category-${id ?? "all"}`}>
                  <a href={getVaultUrl(id)} aria-current={id === current ? "page" : undefined}>
                    {name} <small>{count.toLocaleString("en-US")}</small>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
      </div>
    </section>
  );
}
