"""The small effects that rules are made of; each writes an event with the rule that caused it. None of them asks."""

from freebooter.games.marauders.effects.board import (
    change_demand,
    deal_merchants,
    merchant_to_track,
    refill,
    set_demand,
)
from freebooter.games.marauders.effects.bounty import gain_bounty, lower_bounty
from freebooter.games.marauders.effects.cards import (
    discard_glory_card,
    discard_mission,
    discard_rumour,
    dismiss,
    draw_glory_card,
    draw_rumour,
    employ,
    fill_missions,
    remove_from_hand,
    remove_mission,
    spend_event,
    take_glory_card,
)
from freebooter.games.marauders.effects.cargo import (
    cards_aboard,
    cargo_of,
    discard_cargo,
    draw_cards,
    draw_cargo,
    goods_aboard,
    load_cargo,
    lose_random_cargo,
    pick_copies,
    pick_to_keep,
    room_at_sea,
    room_of,
    unload_cargo,
)
from freebooter.games.marauders.effects.gold import (
    can_use_stash,
    gain_gold,
    hand_over_gold,
    lose_gold,
    pay_gold,
    purse,
    purse_is_secret,
    send_gold_home,
    stash_gold,
    stash_is_secret,
    withdraw_gold,
)
from freebooter.games.marauders.effects.ship import (
    active,
    add_modification,
    clear_modification,
    crew_joins,
    fill_crew,
    fit,
    free_crew,
    gain_crew,
    gain_weapon,
    lose_all_weapons,
    lose_weapon,
    open_modification,
    repair,
    repair_all,
)
from freebooter.games.marauders.effects.ship_values import (
    manoeuvrability,
    new_ship_values,
    raid_manoeuvrability,
    ship_values,
)

__all__ = [
    "can_use_stash", "purse", "purse_is_secret", "stash_is_secret", "gain_gold", "pay_gold", "lose_gold",
    "hand_over_gold", "stash_gold", "send_gold_home", "withdraw_gold",
    "draw_cargo", "room_of", "room_at_sea", "discard_cargo", "load_cargo", "pick_copies", "pick_to_keep",
    "unload_cargo", "cards_aboard", "cargo_of",
    "goods_aboard", "lose_random_cargo", "draw_cards",
    "manoeuvrability", "raid_manoeuvrability", "ship_values", "new_ship_values",
    "active", "crew_joins", "free_crew", "gain_crew", "fill_crew", "repair", "repair_all", "gain_weapon", "lose_weapon",
    "lose_all_weapons", "fit", "add_modification", "open_modification", "clear_modification",
    "gain_bounty", "lower_bounty",
    "draw_glory_card", "take_glory_card", "remove_from_hand", "discard_glory_card", "employ", "dismiss",
    "draw_rumour", "discard_rumour", "discard_mission", "remove_mission", "fill_missions", "spend_event",
    "merchant_to_track", "deal_merchants", "change_demand", "set_demand", "refill",
]  # fmt: skip
